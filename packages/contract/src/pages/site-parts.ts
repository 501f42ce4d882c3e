import { pageDocumentSchema, sitePartNames, storedSectionSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { landingPageSchema } from './landing-pages.ts'
import { mediaSchema } from './media.ts'
import { versionNumber } from './version-number.ts'

/** The site's header or footer in its current state, with the pages that show it. */
export const sitePartSchema = z.object({
  part: z.enum(sitePartNames),
  page: landingPageSchema,
  document: pageDocumentSchema,
  media: z.array(mediaSchema),
  /** Published pages that have it, or will once it is public; by name. */
  pages: z.array(z.object({ id: z.uuid(), name: z.string(), address: z.string() })),
  /** Whether the last publishing can be undone. */
  canUndo: z.boolean(),
})
export type SitePart = z.infer<typeof sitePartSchema>

export const listSiteParts = endpoint({
  method: 'GET',
  path: '/admin/site-parts',
  summary: 'The site’s header and footer, with the published pages that show them',
  output: z.array(sitePartSchema),
})

/** The published parts as visitors see them; drafts are excluded. */
export const publishedSitePartsSchema = z.object({
  header: z.array(storedSectionSchema),
  footer: z.array(storedSectionSchema),
  media: z.array(mediaSchema),
})
export type PublishedSiteParts = z.infer<typeof publishedSitePartsSchema>

export const getPublishedSiteParts = endpoint({
  method: 'GET',
  path: '/admin/site-parts/published',
  summary: 'The sections of the published header and footer',
  output: publishedSitePartsSchema,
})

export const undoSitePart = endpoint({
  method: 'POST',
  path: '/admin/site-parts/{part}/undo',
  summary: 'Revert the last publish of a site part on every page',
  input: {
    params: z.strictObject({ part: z.enum(sitePartNames) }),
    /** The reviewed public version. */
    body: z.strictObject({ publishedVersion: versionNumber }),
  },
  output: sitePartSchema,
})
