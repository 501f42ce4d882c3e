import * as z from 'zod/mini'
import { type Link, linkSchema } from '../sections/values.ts'

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

const markSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'sorot']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ target: linkSchema }) }),
])

const inlineSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().check(z.minLength(1), z.maxLength(10_000)),
    // Each mark once: two links on one word would nest, which no browser draws.
    marks: z.optional(
      z.array(markSchema).check(
        z.maxLength(6),
        z.refine((marks) => new Set(marks.map(({ type }) => type)).size === marks.length, {
          error: 'Satu gaya dipakai dua kali pada kata yang sama',
        }),
      ),
    ),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
])

const inlineContent = z.optional(z.array(inlineSchema).check(z.maxLength(500)))
const paragraphSchema = z.strictObject({ type: z.literal('paragraph'), content: inlineContent })
const headingSchema = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlineContent,
})

const blockSchema: z.ZodMiniType<BlockNode> = z.lazy(() =>
  z.union([paragraphSchema, headingSchema, listSchema, quoteSchema]),
)
const listItemSchema: z.ZodMiniType<ListItemNode> = z.lazy(() =>
  z.strictObject({
    type: z.literal('listItem'),
    content: z.array(blockSchema).check(z.minLength(1), z.maxLength(50)),
  }),
)
const listSchema = z.strictObject({
  type: z.enum(['bulletList', 'orderedList']),
  content: z.array(listItemSchema).check(z.minLength(1), z.maxLength(200)),
})
const quoteSchema = z.strictObject({
  type: z.literal('blockquote'),
  content: z.array(blockSchema).check(z.minLength(1), z.maxLength(50)),
})

/**
 * The schema of one rich text field.
 *
 * @param maxLength greatest number of characters of its plain text; markup does not count
 */
export function richTextSchema(maxLength: number) {
  return z
    .strictObject({ type: z.literal('doc'), content: z.array(blockSchema).check(z.maxLength(400)) })
    .check(
      z.refine((doc) => plainText(doc).length <= maxLength, { error: `Teks paling panjang ${maxLength} karakter` }),
    )
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
