import type { Link } from '../values/link.schema.ts'

/** The marks a run of text may carry. `sorot` is the highlighter of the identity; `link` points where any link points. */
export type Mark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'sorot' }
  | { type: 'link'; attrs: { target: Link } }

export interface TextNode {
  type: 'text'
  text: string
  marks?: Mark[] | undefined
}

export type InlineNode = TextNode | { type: 'hardBreak' }

export interface ParagraphNode {
  type: 'paragraph'
  content?: InlineNode[] | undefined
}

export interface HeadingNode {
  type: 'heading'
  attrs: { level: 2 | 3 }
  content?: InlineNode[] | undefined
}

export interface ListItemNode {
  type: 'listItem'
  content: BlockNode[]
}

export interface ListNode {
  type: 'bulletList' | 'orderedList'
  content: ListItemNode[]
}

export interface QuoteNode {
  type: 'blockquote'
  content: BlockNode[]
}

export type BlockNode = ParagraphNode | HeadingNode | ListNode | QuoteNode

/** A rich text as Tiptap stores it, closed: no node, mark or attribute beside these passes. */
export interface RichText {
  type: 'doc'
  content: BlockNode[]
}

/** A document without a word in it: what an untouched rich text field holds. */
export const emptyRichText: RichText = { type: 'doc', content: [] }

/** Paragraphs of plain text as a rich text, one per line; used by defaults, seeds and paste. */
export function richTextOf(...paragraphs: string[]): RichText {
  return {
    type: 'doc',
    content: paragraphs.map((text) =>
      text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] },
    ),
  }
}

/** The words of a rich text, blocks apart by a line break; for lengths, search and descriptions. */
export function plainText(doc: RichText): string {
  return doc.content.map(blockText).join('\n')
}

function blockText(node: BlockNode): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return (node.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')
    case 'bulletList':
    case 'orderedList':
      return node.content.map((item) => item.content.map(blockText).join('\n')).join('\n')
    case 'blockquote':
      return node.content.map(blockText).join('\n')
  }
}

/** Whether nothing would be read: no text at all, or only blanks. */
export function isBlankRichText(doc: RichText): boolean {
  return plainText(doc).trim() === ''
}
