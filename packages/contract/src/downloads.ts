import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const downloadLimits = { bytes: 25 * 1024 * 1024, count: 100 } as const
/** How long a link to a file holds after its form was sent. */
export const downloadHours = 24

/** What a form's button leads to: sent, its sender gets a signed link to that file. */
export const downloadAddress = (downloadId: string) => `/unduh/${downloadId}`
/** The file of an address of that kind; null for every other. */
export const downloadOf = (address: string): string | null =>
  /^\/unduh\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1] ?? null
/** Below the API: the bytes, for who holds a token. */
export const downloadFilePath = '/downloads'

export const downloadSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  /** For a form's button. */
  address: z.string(),
  createdAt: z.iso.datetime(),
})
/** A file that is given to those who sent a form. */
export type Download = z.infer<typeof downloadSchema>

export const listDownloads = endpoint({
  method: 'GET',
  path: '/admin/downloads',
  summary: 'Files that forms give to those who send them, latest first',
  output: z.array(downloadSchema),
})

/** A multipart body with one PDF or ZIP as `file`; no endpoint of the list, because it is read as it comes in. */
export const uploadDownloadPath = '/admin/downloads'

export const deleteDownload = endpoint({
  method: 'DELETE',
  path: '/admin/downloads/{downloadId}',
  summary: 'Take a file away; links to it lead nowhere',
  input: { params: z.strictObject({ downloadId: z.uuid() }) },
  output: z.null(),
})

export const getDownloadLink = endpoint({
  method: 'GET',
  path: '/download-links/{token}',
  summary: 'Whether a signed link still holds, and the form it was given for',
  input: { params: z.strictObject({ token: z.string().check(z.maxLength(240)) }) },
  output: z.object({ isOpen: z.boolean(), pageId: z.uuid(), sectionId: z.string() }),
})
