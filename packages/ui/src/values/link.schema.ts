import * as z from 'zod/mini'
import { safeHref } from './safe-href.ts'
import { keptNumberSchema } from './whatsapp-number.schema.ts'

/** Ids of list items and sections: 10 characters of the nanoid alphabet, made by the caller that inserts. */
export const shortIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{10}$/))

export const uuidSchema = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))

/** Plain text of one line or several, at most `maxLength` characters; may be empty while someone edits. */
export const text = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength, { error: `Paling panjang ${maxLength} karakter` }))

/**
 * Where something leads. `url` holds an address typed by hand, safe or empty; every other kind names what it
 * points to, so that a changed slug or a removed section is noticed.
 */
export const linkSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('url'),
    href: z.string().check(
      z.maxLength(2000),
      z.refine((href) => href === '' || safeHref(href) !== null, { error: 'Tautan ini tidak aman atau tidak dikenal' }),
    ),
  }),
  z.strictObject({ kind: z.literal('page'), pageId: uuidSchema }),
  z.strictObject({ kind: z.literal('section'), sectionId: shortIdSchema }),
  z.strictObject({
    kind: z.literal('whatsapp'),
    number: keptNumberSchema,
    text: text(300),
  }),
  z.strictObject({ kind: z.literal('offer') }),
  /** To what the buyer of an order has bought, on pages that thank for one. */
  z.strictObject({ kind: z.literal('order') }),
  z.strictObject({ kind: z.literal('checkout'), itemId: uuidSchema }),
  z.strictObject({ kind: z.literal('file'), mediaId: uuidSchema }),
])
export type Link = z.infer<typeof linkSchema>

/** A link that leads nowhere yet. */
export const noLink: Link = { kind: 'url', href: '' }
