import { AppError } from '../../errors/app-error.ts'

/** Greatest body of an endpoint; uploads have limits of their own. */
export const bodyLimitBytes = 1_048_576

/**
 * The value a request carries: JSON, or a form as the specification's wire sends it (flat, every value a string).
 * Undefined without a body. Nothing is read when the length announced is too great, and reading stops where it turns
 * out to be.
 * @throws AppError `body_too_large`, `unsupported_type`, `bad_request`
 */
export async function readBody(request: Request, limit = bodyLimitBytes): Promise<unknown> {
  const announced = announcedBytes(request, limit)
  const type = contentType(request)
  const body = bodyOf(request)
  if (body === null) return undefined
  if (type === 'other' && announced > 0) throw new AppError('unsupported_type')
  const bytes = await readAtMost(body, limit)
  if (bytes.byteLength === 0) return undefined
  if (type === 'other' || request.headers.has('content-encoding')) throw new AppError('unsupported_type')
  const text = decode(bytes)
  return type === 'json' ? parseJson(text) : formValue(new URLSearchParams(text))
}

/** `form` is what other sites can make a browser send without asking; `other` is not read by endpoints. */
export function contentType(request: Request): 'json' | 'form' | 'multipart' | 'none' | 'other' {
  const header = request.headers.get('content-type')
  if (header === null) return 'none'
  const [type = ''] = header.toLowerCase().split(';', 1)
  if (/^application\/(json|[\w.-]+\+json)$/.test(type.trim())) return 'json'
  if (type.trim() === 'application/x-www-form-urlencoded') return 'form'
  return type.trim() === 'multipart/form-data' ? 'multipart' : 'other'
}

/** A body as it comes, whatever its type. @throws AppError `body_too_large`, `bad_request` */
export async function readAnnounced(request: Request, limit: number): Promise<Buffer> {
  announcedBytes(request, limit)
  const body = bodyOf(request)
  return body === null ? Buffer.alloc(0) : readAtMost(body, limit)
}

/** GET and HEAD have none: asking for it would make the server build the whole Request of the fetch standard. */
const bodyOf = (request: Request) => (request.method === 'GET' || request.method === 'HEAD' ? null : request.body)

function announcedBytes({ headers }: Request, limit: number): number {
  const announced = Number(headers.get('content-length') ?? 0)
  if (announced > limit) throw new AppError('body_too_large', { announced })
  return announced
}

/** @throws AppError `body_too_large`, `bad_request` */
export async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      // Leaving the loop cancels the stream: the rest is never taken in.
      if (size > limit) throw new AppError('body_too_large', { received: size })
      chunks.push(chunk)
    }
  } catch (cause) {
    // An aborted request is not our error.
    throw cause instanceof AppError ? cause : new AppError('bad_request', { reason: 'the body broke off' }, { cause })
  }
  return Buffer.concat(chunks)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('bad_request', { reason: 'not UTF-8' }, { cause })
  }
}

/** @throws AppError `bad_request` */
export function parseJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver)
  } catch (cause) {
    throw new AppError('bad_request', { reason: 'not JSON' }, { cause })
  }
}

/** A flat form or query as an object without a prototype. @throws AppError `invalid_input` for a name given twice */
export function formValue(entries: URLSearchParams): Record<string, string> {
  const value: Record<string, string> = Object.create(null)
  for (const [name, text] of entries) {
    if (name in value)
      throw new AppError('invalid_input', { fields: [{ path: name, message: 'Isian ini dikirim dua kali' }] })
    value[name] = text
  }
  return value
}
