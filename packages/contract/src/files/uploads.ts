import * as z from 'zod/mini'
import { endpoint, fileEndpoint, uploadEndpoint } from '../endpoint.ts'

export const uploadFilePath = '/file' as const
export const uploadToDirectoryPath = '/uploads' as const

/** Open uploads in chunks of one account at a time. */
export const openUploadsAtMost = 3
/** How long an upload may be continued, and what was received of it is kept. */
export const uploadHours = 24

/**
 * Multipart `file`, and `type` and `directory` beside it. In chunks: `name`, `chunk` (from 0) and `last` too, and for
 * uploads that can be continued and checked `upload` (an id of the client's), `size` and `sha256` of the whole file.
 * Data is the file's stable address; null for a chunk while others are missing.
 */
export const uploadFile = uploadEndpoint({
  path: uploadFilePath,
  summary: 'Upload a file below 100 MB whole, or one below 500 MB in chunks of 50 MB; public for job applications',
  output: z.nullable(z.string()),
})

export const uploadToDirectory = uploadEndpoint({
  path: uploadToDirectoryPath,
  summary: 'Upload a file to a directory of a type; public for job applications',
  output: z.string(),
})

export const receivedChunksSchema = z.object({
  /** Indexes, ascending. */
  received: z.array(z.int()),
  /** Of the last chunk, once it came. */
  lastIndex: z.nullable(z.int()),
  /** The file's address once it is whole. */
  address: z.nullable(z.string()),
})
export type ReceivedChunks = z.infer<typeof receivedChunksSchema>

const uploadIdSchema = z.string().check(z.regex(/^[\w-]{8,64}$/))

export const getUpload = endpoint({
  method: 'GET',
  path: '/file/uploads/{upload}',
  summary: 'Chunks received of an own upload, so that it can be continued',
  input: { params: z.strictObject({ upload: uploadIdSchema }) },
  output: receivedChunksSchema,
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/file/uploads/{upload}',
  summary: 'Give an own upload up, and remove what was received of it',
  input: { params: z.strictObject({ upload: uploadIdSchema }) },
  output: z.null(),
})

export const filePath = '/files' as const
/** Address of an uploaded file: it never changes. */
export const fileAddress = (id: string) => `/api${filePath}/${id}`

/** Query parameter of a signed address. */
export const fileTokenParameter = 'akses'
/** How long a signed address opens its file. */
export const signedFileMinutes = 15

const fileParams = z.strictObject({ fileId: z.uuid() })

export const getFile = fileEndpoint({
  path: `${filePath}/{fileId}`,
  summary: 'An uploaded file, whole or in parts: public ones for everyone, others for those who may read them',
  input: {
    params: fileParams,
    query: z.strictObject({ [fileTokenParameter]: z.optional(z.string().check(z.maxLength(400))) }),
  },
  contentTypes: ['image/*', 'video/*', 'application/pdf', 'application/octet-stream'],
})

export const signFileAddress = endpoint({
  method: 'POST',
  path: `${filePath}/{fileId}/address`,
  summary: 'A signed address of a file for players, which opens it for this account for 15 minutes',
  input: { params: fileParams },
  output: z.object({ address: z.string(), expiresAt: z.iso.datetime() }),
})
