import { storedSectionSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { fileEndpoint, uploadEndpoint } from '../endpoint.ts'
import { landingPageSchema } from './landing-pages.ts'
import { mediaSchema } from './media.ts'

/** `fileBytes`: of an exported page with its media. `documentBytes`: of its JSON, uncompressed. */
export const pageFileLimits = { fileBytes: 209_715_200, documentBytes: 4_194_304, entries: 1_001 } as const

/** Section ids, separated by commas. */
export const exportPage = fileEndpoint({
  path: '/admin/landing-pages/{pageId}/export',
  summary: 'Export a page, or some of its sections, as a ZIP with media',
  input: {
    params: z.strictObject({ pageId: z.uuid() }),
    query: z.strictObject({ sections: z.optional(z.string().check(z.maxLength(20_000))) }),
  },
  contentTypes: ['application/zip'],
})

/**
 * Path of a page's export file.
 * @param sectionIds only these, in the page's order; @default all of them
 */
export function exportPageAddress(pageId: string, sectionIds: readonly string[] = []): string {
  const address = `/api/admin/landing-pages/${pageId}/export`
  return sectionIds.length === 0 ? address : `${address}?sections=${sectionIds.join(',')}`
}

export const importPagePath = '/admin/page-imports' as const
export const importSectionsPath = '/admin/section-imports' as const

export const importedPageSchema = z.object({
  page: landingPageSchema,
  /** Omitted content, a message each. */
  notes: z.array(z.string()),
})
export type ImportedPage = z.infer<typeof importedPageSchema>

export const importedSectionsSchema = z.object({
  sections: z.array(storedSectionSchema),
  media: z.array(mediaSchema),
  notes: z.array(z.string()),
})
export type ImportedSections = z.infer<typeof importedSectionsSchema>

export const importPage = uploadEndpoint({
  path: importPagePath,
  summary: 'Import an exported page as a draft',
  output: importedPageSchema,
})

export const importSections = uploadEndpoint({
  path: importSectionsPath,
  summary: 'Read the sections of an exported page, to insert them in the builder',
  output: importedSectionsSchema,
})
