import { Node } from '@tiptap/core'
import { Fragment, type Node as DocumentNode, type Schema, Slice } from '@tiptap/pm/model'
import { plainText } from '@naikkelas/ui/rich-text/schema'
import { cleanPaste } from '../paste/clean-paste.ts'
import { HardBreak, Text } from './nodes.ts'
import type { TextKind } from './text-kind.ts'
import { wholeCharacters } from './whole-characters.ts'

// The text is the document: no paragraph inside, so that it may be used in a heading, a button or a line of a list.
const Line = Node.create({ name: 'doc', topNode: true, content: 'text*', marks: '' })
const Lines = Node.create({ name: 'doc', topNode: true, content: '(text | hardBreak)*', marks: '' })

const LineBreak = HardBreak.extend({
  addKeyboardShortcuts() {
    const breakLine = () => this.editor.commands.insertContent({ type: 'hardBreak' })
    return { Enter: breakLine, 'Shift-Enter': breakLine }
  },
})

function contentOf(value: string, isMultiline: boolean) {
  const lines = isMultiline ? value.split('\n') : [value.replace(/\s*\n\s*/g, ' ')]
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...(line === '' ? [] : [{ type: 'text', text: line }]),
  ])
}

const textOf = (document: DocumentNode) => document.textBetween(0, document.content.size, '\n', '\n')

/** A string on the canvas: one line, or several divided by line breaks. */
export function plainKind(isMultiline: boolean): TextKind<string> {
  return {
    extensions: isMultiline ? [Lines, Text, LineBreak] : [Line, Text],
    toDocument: (value) => ({ type: 'doc', content: contentOf(value, isMultiline) }),
    fromDocument: textOf,
    lengthOf: (document) => textOf(document).length,
    isStorable: () => true,
    sliceOf(clip, schema, room) {
      const pasted = plainText(cleanPaste(clip))
      const text = isMultiline ? pasted : pasted.replace(/\s*\n\s*/g, ' ').trim()
      const kept = wholeCharacters(text, room)
      return { slice: new Slice(fragmentOf(kept, schema, isMultiline), 0, 0), rest: text.slice(kept.length) }
    },
  }
}

function fragmentOf(text: string, schema: Schema, isMultiline: boolean): Fragment {
  return Fragment.fromJSON(schema, contentOf(text, isMultiline))
}
