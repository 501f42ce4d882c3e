import { pageDocumentSchema, sitePartNames, storedSectionSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { landingPageSchema } from './landing-pages.ts'
import { mediaSchema } from './media.ts'
import { versionNumber } from './version-number.ts'

/** One of the two pages that other pages carry, as it stands, with those that visitors see it on. */
export const sitePartSchema = z.object({
  part: z.enum(sitePartNames),
  page: landingPageSchema,
  document: pageDocumentSchema,
  media: z.array(mediaSchema),
  /** Published pages that carry it, or will once it is public; by name. */
  pages: z.array(z.object({ id: z.uuid(), name: z.string(), address: z.string() })),
  /** Whether the last publishing can be taken back. */
  canUndo: z.boolean(),
})
export type SitePart = z.infer<typeof sitePartSchema>

export const listSiteParts = endpoint({
  method: 'GET',
  path: '/admin/site-parts',
  summary: 'The head and the foot of the site, with the published pages that carry them',
  output: z.array(sitePartSchema),
})

/** What visitors see of both on a page that carries them; what is only composed is not among it. */
export const publishedSitePartsSchema = z.object({
  header: z.array(storedSectionSchema),
  footer: z.array(storedSectionSchema),
  media: z.array(mediaSchema),
})
export type PublishedSiteParts = z.infer<typeof publishedSitePartsSchema>

export const getPublishedSiteParts = endpoint({
  method: 'GET',
  path: '/admin/site-parts/published',
  summary: 'The sections of the public head and foot, to be drawn around a page that carries them',
  output: publishedSitePartsSchema,
})

export const undoSitePart = endpoint({
  method: 'POST',
  path: '/admin/site-parts/{part}/undo',
  summary: 'Show the version before the last publishing again, on every page; before the first there was none',
  input: {
    params: z.strictObject({ part: z.enum(sitePartNames) }),
    /** The public version that was looked at. */
    body: z.strictObject({ publishedVersion: versionNumber }),
  },
  output: sitePartSchema,
})
