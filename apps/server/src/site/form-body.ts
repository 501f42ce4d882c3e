import type { ErrorCode } from '@naikkelas/contract'

/** Forms of the application are small, and what they send is read into memory. */
const GREATEST_BYTES = 64 * 1024
/**
 * An application with its CV, which is refused in a sentence from 5 MB on: what is a little larger is read, so that its
 * sender finds the form again as it was typed.
 */
const GREATEST_APPLICATION_BYTES = 8 * 1024 * 1024
/** Applications in memory at a time. */
const APPLICATIONS_AT_ONCE = 12
let applications = 0

/** Whether a form of the application brings a file: the one for a vacancy. */
export const bringsFile = (path: string) => /^\/karir\/[1-9]\d*$/.test(path)

type Refusal = Extract<ErrorCode, 'bad_request' | 'body_too_large' | 'busy' | 'unsupported_type'>

/**
 * A form of the application with its body taken in, whether its length was announced or not.
 * @returns why not, for what is no form or too large: as far as that can be known, before anything is read
 */
export async function readForm(request: Request): Promise<Request | Refusal> {
  const type = contentTypeOf(request)
  if (type === 'application/x-www-form-urlencoded') return readAtMost(request, GREATEST_BYTES)
  if (type !== 'multipart/form-data' || !bringsFile(new URL(request.url).pathname)) return 'unsupported_type'
  if (applications >= APPLICATIONS_AT_ONCE) return 'busy'
  applications += 1
  try {
    return await readAtMost(request, GREATEST_APPLICATION_BYTES)
  } finally {
    applications -= 1
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
