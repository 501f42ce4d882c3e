import { ApiError, offlineMessage } from '../../../shared/api/api-error.ts'
import { dataOf } from '../../../shared/api/call.ts'

/**
 * Saves a response under the name that it declares.
 * @throws ApiError when it is refused, or breaks off
 */
export async function saveFile(address: string): Promise<void> {
  const { file, name } = await fetched(address)
  const kept = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: kept, download: name })
  link.click()
  URL.revokeObjectURL(kept)
}

async function fetched(address: string): Promise<{ file: Blob; name: string }> {
  try {
    const response = await fetch(address)
    // A response that is not a file is an envelope, whose message is thrown.
    if (!response.ok) await dataOf(response)
    const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return { file: await response.blob(), name }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, offlineMessage, { code: 'network' })
  }
}
