import * as z from 'zod/mini'
import { linkSchema } from '../values/link.schema.ts'
import { type BlockNode, type ListItemNode, plainText } from './rich-text-value.ts'

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
    .check(z.refine((doc) => plainText(doc).length <= maxLength, { error: `Teks maksimal ${maxLength} karakter` }))
}
