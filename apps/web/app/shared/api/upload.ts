import type { Envelope, ErrorData } from '@naikkelas/contract'
import { mediaSchema, type Media, uploadMediaPath } from '@naikkelas/contract/pages'
import { ApiError, offlineMessage } from './api-error.ts'

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
 * Uploads a picture or film to the media library. XMLHttpRequest, because fetch reports no upload progress.
 * @throws ApiError when it is rejected, a DOMException AbortError when it was cancelled
 */
export function uploadMedia(file: File, { onProgress, signal, folderId }: UploadOptions = {}): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.open('POST', `/api${uploadMediaPath}${folderId === undefined ? '' : `?folder=${folderId}`}`)
    // Header that a cross-site form cannot send: the API requires it for uploads.
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      const answer = envelopeOf(request.responseText)
      if (request.status >= 200 && request.status < 300 && answer)
        resolve({ media: mediaSchema.parse(answer.data), isKnown: request.status === 200 })
      else
        reject(
          new ApiError(request.status, answer?.message ?? 'Unggahan gagal. Coba lagi.', {
            code: 'internal',
            ...(answer?.data as Partial<ErrorData> | null),
          }),
        )
    })
    request.addEventListener('error', () => reject(new ApiError(0, offlineMessage, { code: 'network' })))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function envelopeOf(text: string): Envelope<unknown> | null {
  try {
    return JSON.parse(text) as Envelope<unknown>
  } catch {
    return null
  }
}
