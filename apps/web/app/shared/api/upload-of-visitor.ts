import type { UploadType } from '@naikkelas/contract/enumerations'
import { uploadToDirectory } from '@naikkelas/contract/files'
import type { RouterContextProvider } from 'react-router-dom'
import { apiContext } from './api-context.ts'
import { dataOf } from './call.ts'
import { passedOn } from './passed-on.ts'

/**
 * Uploads a file that a form brought, by the rules of its type and in the name of a visitor, without the account that is signed in.
 * @returns its id
 * @throws ApiError with the sentence for the field
 */
export async function uploadOfVisitor(
  context: Readonly<RouterContextProvider>,
  { file, type }: { file: File; type: UploadType },
): Promise<string> {
  const { api, request } = context.get(apiContext)
  const headers = passedOn(
    request.headers,
    new Headers({ accept: 'application/json', 'x-requested-with': 'naikkelas' }),
  )
  headers.delete('cookie')
  const body = new FormData()
  // What is known before the file decides while it is read.
  body.set('type', String(type))
  body.set('file', file, file.name)
  const address = new URL(`/api${uploadToDirectory.path}`, request.url)
  const data = uploadToDirectory.output.parse(
    await dataOf(await api.fetch(new Request(address, { method: 'POST', headers, body }))),
  )
  return data.split('/').at(-1) ?? ''
}
