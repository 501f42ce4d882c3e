import * as z from 'zod/mini'
import { endpoint, fileEndpoint, uploadEndpoint } from '../endpoint.ts'

export const downloadLimits = { bytes: 25 * 1024 * 1024, count: 100 } as const
/** Lifetime of a download link after its form was submitted. */
export const downloadHours = 24

/** Target of a form's button: after submitting, the visitor gets a signed link to that file. */
export const downloadAddress = (downloadId: string) => `/unduh/${downloadId}`
/** The file id in such a target; null for any other. */
export const downloadOf = (address: string): string | null =>
  /^\/unduh\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1] ?? null
/** Path below the API of the file itself, for the holder of a token. */
export const downloadFilePath = '/downloads'

export const downloadSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  /** For a form's button. */
  address: z.string(),
  createdAt: z.iso.datetime(),
})
/** A file offered after a form was submitted. */
export type Download = z.infer<typeof downloadSchema>

export const listDownloads = endpoint({
  method: 'GET',
  path: '/admin/downloads',
  summary: 'Files that forms offer after submission, latest first',
  output: z.array(downloadSchema),
})

export const uploadDownloadPath = '/admin/downloads'

export const uploadDownload = uploadEndpoint({
  path: uploadDownloadPath,
  summary: 'Upload a PDF or ZIP that forms can offer after submission',
  output: downloadSchema,
})

export const getDownloadFile = fileEndpoint({
  path: `${downloadFilePath}/{token}`,
  summary: 'Download the file of a signed link, or redirect to the page that says the link has expired',
  input: { params: z.strictObject({ token: z.string() }) },
  contentTypes: ['application/octet-stream'],
})

export const deleteDownload = endpoint({
  method: 'DELETE',
  path: '/admin/downloads/{downloadId}',
  summary: 'Delete a file; links to it are 404',
  input: { params: z.strictObject({ downloadId: z.uuid() }) },
  output: z.null(),
})

export const getDownloadLink = endpoint({
  method: 'GET',
  path: '/download-links/{token}',
  summary: 'Whether a signed link is valid, and its form',
  input: { params: z.strictObject({ token: z.string().check(z.maxLength(240)) }) },
  output: z.object({ isOpen: z.boolean(), pageId: z.uuid(), sectionId: z.string() }),
})
