import { mediaSchema, type Media, uploadMediaPath } from '@naikkelas/contract/pages'
import { sendForm } from './send-form.ts'

interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** Target of the upload. */
  folderId?: string | undefined
}

export interface Uploaded {
  media: Media
  /** The library had these bytes already: this is the existing entry. */
  isKnown: boolean
}

/**
 * Uploads a picture or film to the media library.
 * @throws ApiError when it is rejected, a DOMException AbortError when it was cancelled
 */
export async function uploadMedia(file: File, { onProgress, signal, folderId }: UploadOptions = {}): Promise<Uploaded> {
  const body = new FormData()
  body.append('file', file)
  const address = `/api${uploadMediaPath}${folderId === undefined ? '' : `?folder=${folderId}`}`
  const onSent = (sent: number, total: number) => onProgress?.(total === 0 ? 0 : sent / total)
  const { status, data } = await sendForm(address, body, { onSent, signal })
  return { media: mediaSchema.parse(data), isKnown: status === 200 }
}
