import { ApiError, offlineMessage } from '../../../shared/api/api-error.ts'
import { dataOf } from '../../../shared/api/call.ts'

interface SaveOptions {
  /** Ends the download, and with it what the server reads. */
  signal?: AbortSignal
  /** Bytes that have arrived so far. */
  onProgress?: (bytes: number) => void
}

/**
 * Saves a response under the name that it declares.
 * @throws ApiError when it is refused, or breaks off
 */
export async function saveFile(address: string, options: SaveOptions = {}): Promise<void> {
  const { file, name } = await fetched(address, options)
  const kept = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: kept, download: name })
  link.click()
  URL.revokeObjectURL(kept)
}

async function fetched(address: string, { signal, onProgress }: SaveOptions): Promise<{ file: Blob; name: string }> {
  try {
    const response = await (signal === undefined ? fetch(address) : fetch(address, { signal }))
    // A response that is not a file is an envelope, whose message is thrown.
    if (!response.ok) await dataOf(response)
    const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    const body = onProgress && response.body ? new Response(response.body.pipeThrough(counting(onProgress))) : response
    return { file: await body.blob(), name }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, offlineMessage, { code: 'network' })
  }
}

function counting(onProgress: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      onProgress(bytes)
      controller.enqueue(chunk)
    },
  })
}
