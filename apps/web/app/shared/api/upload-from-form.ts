import type { UploadType } from '@naikkelas/contract/enumerations'
import { uploadToDirectory } from '@naikkelas/contract/files'
import type { RouterContextProvider } from 'react-router-dom'
import { apiContext } from './api-context.ts'
import { dataOf } from './call.ts'
import { passedOn } from './passed-on.ts'

interface Upload {
  file: File
  type: UploadType
  /** @default the type's first */
  directory?: string
  /** In whose name: the account that is signed in, or a visitor's whatever account is. */
  as: 'account' | 'visitor'
}

/**
 * Uploads a file that a form brought, by the rules of its type.
 * @returns its id
 * @throws ApiError with the sentence for the field
 */
export async function uploadFromForm(
  context: Readonly<RouterContextProvider>,
  { file, type, directory, as }: Upload,
): Promise<string> {
  const { api, request } = context.get(apiContext)
  const headers = passedOn(
    request.headers,
    new Headers({ accept: 'application/json', 'x-requested-with': 'naikkelas' }),
  )
  if (as === 'visitor') headers.delete('cookie')
  const body = new FormData()
  // What is known before the file decides while it is read.
  body.set('type', String(type))
  if (directory !== undefined) body.set('directory', directory)
  body.set('file', file, file.name)
  const address = new URL(`/api${uploadToDirectory.path}`, request.url)
  const data = uploadToDirectory.output.parse(
    await dataOf(await api.fetch(new Request(address, { method: 'POST', headers, body }))),
  )
  return data.split('/').at(-1) ?? ''
}
