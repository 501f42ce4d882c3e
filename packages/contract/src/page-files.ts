import { storedSectionSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { landingPageSchema } from './landing-pages.ts'
import { mediaSchema } from './media.ts'

/** `fileBytes`: of an exported page with its media. `documentBytes`: of its JSON, unpacked. */
export const pageFileLimits = { fileBytes: 209_715_200, documentBytes: 4_194_304, entries: 1_001 } as const

/**
 * A file: the page as a ZIP with its pictures and films. GET.
 * @param sectionIds only these, in the page's order; @default all of them
 */
export function exportPageAddress(pageId: string, sectionIds: readonly string[] = []): string {
  const address = `/api/admin/landing-pages/${pageId}/export`
  return sectionIds.length === 0 ? address : `${address}?sections=${sectionIds.join(',')}`
}

/**
 * Plain routes, not endpoints of the router: multipart with one `file`, streamed. The first makes a draft of it, the
 * second gives its sections to a builder that puts them into a page.
 */
export const importPagePath = '/admin/page-imports' as const
export const importSectionsPath = '/admin/section-imports' as const

export const importedPageSchema = z.object({
  page: landingPageSchema,
  /** What was left out, a sentence each. */
  notes: z.array(z.string()),
})
export type ImportedPage = z.infer<typeof importedPageSchema>

export const importedSectionsSchema = z.object({
  sections: z.array(storedSectionSchema),
  media: z.array(mediaSchema),
  notes: z.array(z.string()),
})
export type ImportedSections = z.infer<typeof importedSectionsSchema>
