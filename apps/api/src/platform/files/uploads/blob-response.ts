import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { BlobStore } from './blob-store.ts'
import { byteRange } from './byte-range.ts'

interface SentBlob {
  sha256: string
  /** Bytes. */
  size: number
  headers: Readonly<Record<string, string>>
}

/**
 * Sends a blob: whole, the one part that is asked for (206, 416), nothing where it is there already (304), and to HEAD
 * what it would be without opening it. What was broken off goes on only with the same bytes: `If-Range` names their tag.
 */
export async function blobResponse(
  { method, headers: asked }: Request,
  blobs: BlobStore,
  { sha256, size, headers: given }: SentBlob,
): Promise<Response> {
  const etag = `"${sha256.slice(0, 32)}"`
  const headers = { ...given, 'accept-ranges': 'bytes', etag }
  if (asked.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  // RFC 9110: parts are for GET alone.
  if (method === 'HEAD') return new Response(null, { headers: { ...headers, 'content-length': String(size) } })
  const isSame = (asked.get('if-range') ?? etag) === etag
  const range = isSame ? byteRange(asked.get('range'), size) : null
  if (range === 'unsatisfiable') {
    const refused = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
    return new Response(null, { status: 416, headers: { ...refused, 'content-range': `bytes */${size}` } })
  }
  const stream = await blobs.read(sha256, range ?? undefined)
  return new Response(Readable.toWeb(stream) as NodeReadableStream as unknown as BodyInit, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(range ? range.end - range.start + 1 : size),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
    },
  })
}
