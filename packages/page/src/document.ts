import { themeSchema } from '@naikkelas/ui/theme/schema'
import { noOffer, offerSchema, sectionSettingsSchema, shortIdSchema } from '@naikkelas/ui/sections/registry'
import * as z from 'zod/mini'
import { linkWordsSchema } from './link-words/link-words.ts'

/** Limits of one page; a document beyond them is rejected before it is parsed (413) or by its schema (422). */
export const pageLimits = { sections: 600, documentBytes: 1_048_576, depth: 32 } as const

export const pageTemplates = { page: 0, linktree: 1 } as const

/** A section as a page stores it. `content` is JSON of the named version; its schema belongs to its type. */
export const storedSectionSchema = z.strictObject({
  id: shortIdSchema,
  type: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,40}$/)),
  version: z.int().check(z.minimum(1), z.maximum(1000)),
  content: z.record(z.string(), z.json()),
  settings: sectionSettingsSchema,
})
export type StoredSection = z.infer<typeof storedSectionSchema>

export const seoSchema = z.strictObject({
  title: z.string().check(z.maxLength(70, { error: 'Judul SEO maksimal 70 karakter' })),
  description: z.string().check(z.maxLength(180, { error: 'Deskripsi SEO maksimal 180 karakter' })),
  imageId: z.nullable(z.uuid()),
  isIndexed: z.boolean(),
})
export type Seo = z.infer<typeof seoSchema>

/** A landing page as plain data (schema 1). Name, link, kind, partner and status are columns beside it. */
export const pageDocumentSchema = z.strictObject({
  schema: z.literal(1),
  template: z.union([z.literal(0), z.literal(1)]),
  theme: themeSchema,
  seo: seoSchema,
  offer: offerSchema,
  /** Absent if the page uses none. */
  linkWords: z.optional(linkWordsSchema),
  sections: z.array(storedSectionSchema).check(
    z.maxLength(pageLimits.sections, { error: `Satu halaman paling banyak ${pageLimits.sections} bagian` }),
    z.refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, {
      error: 'Dua bagian memakai id yang sama',
    }),
  ),
})
export type PageDocument = z.infer<typeof pageDocumentSchema>

/** A page without sections, in the default theme. */
export function emptyDocument(): PageDocument {
  return {
    schema: 1,
    template: 0,
    theme: { font: 'poppins', rounded: 'medium', brand: '#0c7a75', accent: null, mode: 'light' },
    seo: { title: '', description: '', imageId: null, isIndexed: true },
    offer: noOffer,
    sections: [],
  }
}
