import type { ErrorCode } from '@naikkelas/contract'

/** Forms of the application are small, and what they send is read into memory. */
const GREATEST_BYTES = 64 * 1024
/**
 * Forms that bring a file, and their greatest size. An application's CV is refused in a sentence from 5 MB on, the proof of
 * a transfer from 10 MB on: what is a little larger is read, so that its sender finds the form again as it was typed.
 */
const fileForms = [
  { path: /^\/karir\/[1-9]\d*$/, bytes: 8 * 1024 * 1024 },
  { path: /^\/thank-you\/pembayaran\/[0-9A-Z]{14}$/, bytes: 12 * 1024 * 1024 },
]
/** Of these forms in memory at a time. */
const FILE_FORMS_AT_ONCE = 8
let fileFormsNow = 0

const fileFormAt = (path: string) => fileForms.find((form) => form.path.test(path))

/** Whether a form of the application brings a file. */
export const bringsFile = (path: string) => fileFormAt(path) !== undefined

type Refusal = Extract<ErrorCode, 'bad_request' | 'body_too_large' | 'busy' | 'unsupported_type'>

/**
 * A form of the application with its body taken in, whether its length was announced or not.
 * @returns why not, for what is no form or too large: as far as that can be known, before anything is read
 */
export async function readForm(request: Request): Promise<Request | Refusal> {
  const type = contentTypeOf(request)
  if (type === 'application/x-www-form-urlencoded') return readAtMost(request, GREATEST_BYTES)
  const form = fileFormAt(new URL(request.url).pathname)
  if (type !== 'multipart/form-data' || form === undefined) return 'unsupported_type'
  if (fileFormsNow >= FILE_FORMS_AT_ONCE) return 'busy'
  fileFormsNow += 1
  try {
    return await readAtMost(request, form.bytes)
  } finally {
    fileFormsNow -= 1
  }
}

const contentTypeOf = ({ headers }: Request) => {
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';', 1)
  return type.trim()
}

async function readAtMost(request: Request, greatest: number): Promise<Request | Refusal> {
  const { url, method, headers, signal } = request
  if (Number(headers.get('content-length') ?? 0) > greatest) return 'body_too_large'
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > greatest) return 'body_too_large'
      chunks.push(chunk)
    }
  } catch {
    // An aborted request is not our error.
    return 'bad_request'
  }
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) })
}
