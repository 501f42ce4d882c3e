import type { ErrorCode } from '@naikkelas/contract'

/** Forms of the application are small, and what they send is read into memory. */
const GREATEST_BYTES = 64 * 1024

type Refusal = Extract<ErrorCode, 'bad_request' | 'body_too_large' | 'unsupported_type'>

/**
 * A form of the application with its body taken in, whether its length was announced or not.
 * @returns why not, for what is no form or too large: as far as that can be known, before anything is read
 */
export async function readForm(request: Request): Promise<Request | Refusal> {
  const { url, method, headers, signal } = request
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';', 1)
  if (type.trim() !== 'application/x-www-form-urlencoded') return 'unsupported_type'
  if (Number(headers.get('content-length') ?? 0) > GREATEST_BYTES) return 'body_too_large'
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > GREATEST_BYTES) return 'body_too_large'
      chunks.push(chunk)
    }
  } catch {
    // An aborted request is not our error.
    return 'bad_request'
  }
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) })
}
