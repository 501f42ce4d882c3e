import type { BlockNode, RichText } from '@naikkelas/ui/rich-text/schema'
import { canonicalRichText } from './canonical.ts'

/** A document as the editor takes it: ours, but never without a line to write on. */
export interface EditorDocument {
  type: 'doc'
  content: BlockNode[]
}

/** A stored rich text for the editor. */
export function toTiptap(value: RichText): EditorDocument {
  const { content } = canonicalRichText(value)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** What the editor holds, to store: always of the closed set, whatever was handed in. */
export function fromTiptap(document: unknown): RichText {
  return canonicalRichText(document)
}
