import { pageDocumentSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { mediaSchema } from './media.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { versionNumber } from './version-number.ts'

const versionId = z.strictObject({ pageId: z.uuid(), versionId: z.uuid() })

/** Maximum number of named versions per page. */
export const namedVersionsLimit = 100

export const versionNameSchema = z
  .string({ error: 'Nama versi harus diisi' })
  .check(
    z.overwrite(plainText),
    z.regex(visiblePattern, { error: 'Nama versi harus diisi' }),
    z.maxLength(80, { error: 'Nama versi maksimal 80 karakter' }),
  )

export const versionSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  reason: z.enum(['published', 'named', 'imported']),
  name: z.nullable(z.string()),
  actorId: z.nullable(z.uuid()),
  actorName: z.nullable(z.string()),
  at: z.iso.datetime(),
  isLive: z.boolean(),
})
export type Version = z.infer<typeof versionSchema>

export const versionDetailSchema = z.object({
  version: versionSchema,
  document: pageDocumentSchema,
  media: z.array(mediaSchema),
})

export const listVersions = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/versions',
  summary: 'Published and named versions, newest first',
  input: { params: z.strictObject({ pageId: z.uuid() }) },
  output: z.array(versionSchema),
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/versions/{versionId}',
  summary: 'The document of one version',
  input: { params: versionId },
  output: versionDetailSchema,
})

export const createVersion = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/versions',
  summary: 'Save the current page as a named version; `headVersion` is the version on the client’s screen',
  input: {
    params: z.strictObject({ pageId: z.uuid() }),
    body: z.strictObject({ name: versionNameSchema, headVersion: versionNumber }),
  },
  output: versionSchema,
  successStatus: 201,
})

export const renameVersion = endpoint({
  method: 'PATCH',
  path: '/admin/landing-pages/{pageId}/versions/{versionId}',
  summary: 'Rename a named version',
  input: { params: versionId, body: z.strictObject({ name: versionNameSchema }) },
  output: versionSchema,
})

export const deleteVersion = endpoint({
  method: 'DELETE',
  path: '/admin/landing-pages/{pageId}/versions/{versionId}',
  summary: 'Delete a named version; published ones stay',
  input: { params: versionId },
  output: z.null(),
})
