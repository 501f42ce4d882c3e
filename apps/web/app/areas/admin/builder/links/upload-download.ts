import { type Download, downloadSchema, uploadDownloadPath } from '@naikkelas/contract/marketing'
import { ApiError, offlineMessage } from '../../../../shared/api/api-error.ts'
import { dataOf } from '../../../../shared/api/call.ts'

/** Brings a file for forms. @throws ApiError with the sentence of its field when it is refused */
export async function uploadDownload(file: File): Promise<Download> {
  const body = new FormData()
  body.append('file', file)
  // What no form of another site can send: the API takes uploads only with it.
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const response = await fetch(`/api${uploadDownloadPath}`, { method: 'POST', headers, body }).catch(() => {
    throw new ApiError(0, offlineMessage, { code: 'network' })
  })
  try {
    return downloadSchema.parse(await dataOf(response))
  } catch (error) {
    const sentence = error instanceof ApiError ? error.field('file') : undefined
    if (error instanceof ApiError && sentence !== undefined)
      throw new ApiError(error.status, sentence, { code: 'invalid_input' })
    throw error
  }
}
