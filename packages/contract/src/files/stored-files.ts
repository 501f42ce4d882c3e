import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageOf, pagingQuery } from '../paging.ts'

export const fileOwners = ['admin', 'learner', 'visitor'] as const
export type FileOwner = (typeof fileOwners)[number]

export const storedFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Stable; relative to this site. */
  address: z.string(),
  type: z.int(),
  /** What its type and directory are called: `Bukti pembayaran`. */
  label: z.string(),
  directory: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  isPublic: z.boolean(),
  owner: z.object({ kind: z.enum(fileOwners), name: z.string() }),
  createdAt: z.iso.datetime(),
  /** Where it is used; a file that is used cannot be deleted. */
  uses: z.array(z.object({ label: z.string(), address: z.nullable(z.string()) })),
})
export type StoredFile = z.infer<typeof storedFileSchema>

export const listFiles = endpoint({
  method: 'GET',
  path: '/admin/files',
  summary: 'Uploaded files that this admin may read, latest first, with their directories and the space they take',
  input: {
    query: z.strictObject({
      ...pagingQuery,
      search: z.optional(z.string().check(z.maxLength(80))),
      type: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(19))),
      owner: z.optional(z.enum(fileOwners)),
      /** With everything in it. */
      directory: z.optional(z.string().check(z.maxLength(200))),
    }),
  },
  output: z.extend(pageOf(storedFileSchema), {
    /** Every directory with files, in their order. */
    directories: z.array(z.object({ directory: z.string(), count: z.int(), bytes: z.int() })),
    usedBytes: z.int(),
    quotaBytes: z.int(),
  }),
})

export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/admin/files/{fileId}',
  summary: 'Delete a file that nothing uses',
  input: { params: z.strictObject({ fileId: z.uuid() }) },
  output: z.null(),
})
