import { mediaSchema, type Media, type PictureType, uploadMediaPath } from '@naikkelas/contract/pages'
import { sendForm } from './send-form.ts'

interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** Target of the upload. */
  folderId?: string | undefined
  /** What it is for: without a folder it is put into that of its type. */
  type?: PictureType | undefined
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
export async function uploadMedia(
  file: File,
  { onProgress, signal, folderId, type }: UploadOptions = {},
): Promise<Uploaded> {
  const body = new FormData()
  body.append('file', file)
  const query = new URLSearchParams({
    ...(folderId !== undefined && { folder: folderId }),
    ...(type !== undefined && { type: String(type) }),
  })
  const address = `/api${uploadMediaPath}${query.size === 0 ? '' : `?${query}`}`
  const onSent = (sent: number, total: number) => onProgress?.(total === 0 ? 0 : sent / total)
  const { status, data } = await sendForm(address, body, { onSent, signal })
  return { media: mediaSchema.parse(data), isKnown: status === 200 }
}
