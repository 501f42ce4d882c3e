import { type Envelope, type ErrorData, mediaSchema, type Media, uploadMediaPath } from '@naikkelas/contract'
import { ApiError, offlineMessage } from './api-error.ts'

interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** Where to put it. */
  folderId?: string | undefined
}

export interface Uploaded {
  media: Media
  /** The library had these bytes already: this is the entry that was there. */
  isKnown: boolean
}

/**
 * Sends a picture or film to the media library. XMLHttpRequest, because fetch tells nothing of an upload's progress.
 * @throws ApiError when it is refused, a DOMException AbortError when it was cancelled
 */
export function uploadMedia(file: File, { onProgress, signal, folderId }: UploadOptions = {}): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.open('POST', `/api${uploadMediaPath}${folderId === undefined ? '' : `?folder=${folderId}`}`)
    // What no form of another site can send: the API takes uploads only with it.
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
