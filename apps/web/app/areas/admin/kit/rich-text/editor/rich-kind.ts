import { plainText, type RichText, richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { maxNesting } from '../rich/canonical.ts'
import { fromTiptap, toTiptap } from '../rich/convert.ts'
import { cutRichText } from '../rich/cut.ts'
import { cleanPaste } from '../paste/clean-paste.ts'
import { Bold, Italic, Link, Sorot, Strike, Underline } from './marks.ts'
import {
  Blockquote,
  BulletList,
  Document,
  HardBreak,
  Heading,
  ListItem,
  OrderedList,
  Paragraph,
  Text,
} from './nodes.ts'
import type { TextKind } from './text-kind.ts'

const storable = richTextSchema(Number.MAX_SAFE_INTEGER)

/** The closed set, in the order that marks lie around words: the first is outermost. */
export const richExtensions = [
  Document,
  Paragraph,
  Text,
  Heading,
  BulletList,
  OrderedList,
  ListItem,
  Blockquote,
  HardBreak,
  Link,
  Bold,
  Italic,
  Underline,
  Strike,
  Sorot,
]

/** Our rich text: paragraphs, small headings, lists and quotes with six marks. */
export const richKind: TextKind<RichText> = {
  extensions: richExtensions,
  toDocument: toTiptap,
  fromDocument: (document) => fromTiptap(document.toJSON()),
  lengthOf: (document) => plainText(fromTiptap(document.toJSON())).length,
  isStorable: (document) => nestingOf(document) <= maxNesting && storable.safeParse(document.toJSON()).success,
  sliceOf(clip, schema, room) {
    const pasted = cleanPaste(clip)
    const kept = cutRichText(pasted, room)
    const fragment = Fragment.fromJSON(schema, kept.content)
    // A line at either end flows into the text around it; lists, headings and quotes stay what they are.
    const openness = (edge: Node | null) => (edge?.type.name === 'paragraph' ? 1 : 0)
    return {
      slice: new Slice(fragment, openness(fragment.firstChild), openness(fragment.lastChild)),
      rest: kept === pasted ? '' : plainText(pasted).slice(plainText(kept).length),
    }
  },
}

function nestingOf(node: Node): number {
  let deepest = 0
  node.forEach((child) => {
    deepest = Math.max(deepest, nestingOf(child))
  })
  return deepest + (['bulletList', 'orderedList', 'blockquote'].includes(node.type.name) ? 1 : 0)
}
