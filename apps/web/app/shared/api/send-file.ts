import { ApiError, offlineMessage } from './api-error.ts'
import { dataOf } from './call.ts'

/** Sends one file to an upload endpoint. @throws ApiError when it is rejected */
export async function sendFile(path: string, file: File): Promise<unknown> {
  const body = new FormData()
  body.append('file', file)
  let response: Response
  try {
    // Header that a cross-site form cannot send: the API requires it for files.
    response = await fetch(`/api${path}`, { method: 'POST', body, headers: { 'x-requested-with': 'naikkelas' } })
  } catch {
    throw new ApiError(0, offlineMessage, { code: 'network' })
  }
  return dataOf(response)
}
