import { storedSectionSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { mediaSchema } from './media.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { plainText, visiblePattern } from '../plain-text.ts'

/** `bytes`: of the sections of one entry as JSON. */
export const sectionLibraryLimits = { saved: 500, synced: 100, sectionsEach: 20, bytes: 131_072 } as const

export const libraryNameSchema = z
  .string({ error: 'Nama harus diisi' })
  .check(
    z.overwrite(plainText),
    z.regex(visiblePattern, { error: 'Nama harus diisi' }),
    z.maxLength(60, { error: 'Nama maksimal 60 karakter' }),
  )

/** Sections stored under a name, shared by all who compose pages. */
export const savedSectionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Upgraded to the current version of their types. Empty if this build can read none of them. */
  sections: z.array(storedSectionSchema),
  /** All media that they reference. */
  media: z.array(mediaSchema),
  createdBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type SavedSection = z.infer<typeof savedSectionSchema>

const savedSectionId = z.strictObject({ savedSectionId: z.uuid() })

export const listSavedSections = endpoint({
  method: 'GET',
  path: '/admin/saved-sections',
  summary: 'Saved sections by name',
  input: { query: z.strictObject({ ...pagingQuery, search: z.optional(z.string().check(z.maxLength(80))) }) },
  output: pageOf(savedSectionSchema),
})

export const createSavedSection = endpoint({
  method: 'POST',
  path: '/admin/saved-sections',
  summary: 'Save one or several sections under a name, each validated by its type',
  input: {
    body: z.strictObject({
      name: libraryNameSchema,
      sections: z.array(z.unknown(), { error: 'Pilih bagian yang akan disimpan' }).check(
        z.minLength(1, { error: 'Pilih bagian yang akan disimpan' }),
        z.maxLength(sectionLibraryLimits.sectionsEach, {
          error: `Paling banyak ${sectionLibraryLimits.sectionsEach} bagian sekaligus`,
        }),
      ),
    }),
  },
  output: savedSectionSchema,
  successStatus: 201,
})

export const renameSavedSection = endpoint({
  method: 'PATCH',
  path: '/admin/saved-sections/{savedSectionId}',
  summary: 'Rename saved sections',
  input: { params: savedSectionId, body: z.strictObject({ name: libraryNameSchema }) },
  output: savedSectionSchema,
})

export const deleteSavedSection = endpoint({
  method: 'DELETE',
  path: '/admin/saved-sections/{savedSectionId}',
  summary: 'Delete saved sections; copies on pages stay',
  input: { params: savedSectionId },
  output: z.null(),
})

export const findKnownMedia = endpoint({
  method: 'POST',
  path: '/admin/media/lookup',
  summary: 'Which of these media are in the library',
  input: { body: z.strictObject({ mediaIds: z.array(z.uuid()).check(z.maxLength(2_000)) }) },
  output: z.object({ media: z.array(mediaSchema) }),
})
