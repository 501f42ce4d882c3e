import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainText, visiblePattern } from '../plain-text.ts'

/** `depth`: nesting of folders, including the outermost. */
export const folderLimits = { depth: 4, count: 500, nameLength: 60 } as const

const name = z
  .string({ error: 'Nama folder harus diisi' })
  .check(
    z.overwrite(plainText),
    z.regex(visiblePattern, { error: 'Nama folder harus diisi' }),
    z.maxLength(folderLimits.nameLength, { error: `Nama folder maksimal ${folderLimits.nameLength} karakter` }),
  )

export const mediaFolderSchema = z.object({
  id: z.uuid(),
  parentId: z.nullable(z.uuid()),
  name: z.string(),
  /** Number of media directly in the folder. */
  mediaCount: z.int(),
})
export type MediaFolder = z.infer<typeof mediaFolderSchema>

export const listMediaFolders = endpoint({
  method: 'GET',
  path: '/admin/media-folders',
  summary: 'List media folders by name, with the number of media without a folder',
  output: z.object({
    folders: z.array(mediaFolderSchema),
    counts: z.object({ all: z.int(), none: z.int(), stale: z.int(), trash: z.int() }),
  }),
})
export type MediaCounts = z.infer<typeof listMediaFolders.output>['counts']

export const createMediaFolder = endpoint({
  method: 'POST',
  path: '/admin/media-folders',
  summary: 'Create a media folder',
  input: { body: z.strictObject({ name, parentId: z._default(z.nullable(z.uuid()), null) }) },
  output: mediaFolderSchema,
  successStatus: 201,
})

const folderId = z.strictObject({ folderId: z.uuid() })

export const updateMediaFolder = endpoint({
  method: 'PATCH',
  path: '/admin/media-folders/{folderId}',
  summary: 'Rename or move a media folder',
  input: {
    params: folderId,
    body: z.strictObject({ name: z.optional(name), parentId: z.optional(z.nullable(z.uuid())) }),
  },
  output: mediaFolderSchema,
})

export const deleteMediaFolder = endpoint({
  method: 'DELETE',
  path: '/admin/media-folders/{folderId}',
  summary: 'Delete a media folder; its content moves to the parent',
  input: {
    params: folderId,
    query: z.strictObject({ contents: z._default(z.enum(['none', 'up']), 'none') }),
  },
  output: z.null(),
})
