import type { Envelope, ErrorData } from '@naikkelas/contract'
import { ApiError, offlineMessage } from './api-error.ts'

interface SendOptions {
  /** Bytes sent so far of all there are, the form around the file included. */
  onSent?: ((sent: number, total: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Sends a multipart form. XMLHttpRequest, because fetch reports no upload progress.
 * @throws ApiError when it is rejected, a DOMException AbortError when it was cancelled
 */
export function sendForm(
  address: string,
  body: FormData,
  { onSent, signal }: SendOptions = {},
): Promise<{ status: number; data: unknown }> {
  return new Promise((resolve, reject) => {
    const cancelled = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    if (signal?.aborted) return cancelled()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('POST', address)
    // Header that a cross-site form cannot send: the API requires it for uploads.
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest')
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent?.(loaded, total))
    request.addEventListener('load', () => {
      const answer = envelopeOf(request.responseText)
      if (request.status >= 200 && request.status < 300 && answer)
        resolve({ status: request.status, data: answer.data })
      else
        reject(
          new ApiError(request.status, answer?.message ?? 'Unggahan gagal. Coba lagi.', {
            code: 'internal',
            ...(answer?.data as Partial<ErrorData> | null),
          }),
        )
    })
    request.addEventListener('error', () => reject(new ApiError(0, offlineMessage, { code: 'network' })))
    request.addEventListener('abort', cancelled)
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort, { once: true })
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
