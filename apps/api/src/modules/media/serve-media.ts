import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { downloadParameter } from '@naikkelas/contract'
import type { AppContext } from '../../app-context.ts'
import { expectedError, isMediaHost } from '../../http/index.ts'
import type { BlobStore } from '../uploads/index.ts'
import { findVariants } from './encodings.repo.ts'
import { findMediaByIds, type StoredMedia } from './media.repo.ts'
import { byteRange } from './byte-range.ts'

const address =
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{8})\/(?:original|(\d{1,5})\.(avif|webp))$/

/** A year, and never asked again: another content has another address. */
const forGood = 'public, max-age=31536000, immutable'

/** Each takes about 200 bytes; a site with more pictures in use asks the database now and then. */
const KNOWN_LIMIT = 20_000

/** Even a file that turned out to be a document could do nothing here: no script, no frame, no reading from elsewhere. */
const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'accept-ranges': 'bytes',
} as const

/**
 * Pictures of this site belong to this site. On a host of their own they are for any: pages of another site show them,
 * and nothing is there that could be read. This site hands the same files out for keeping only, for pages drawn before.
 */
function placeHeaders(host: string, mediaOrigin: string | undefined): Record<string, string> {
  if (isMediaHost(host, mediaOrigin)) return { 'cross-origin-resource-policy': 'cross-origin' }
  return {
    'cross-origin-resource-policy': 'same-site',
    ...(mediaOrigin === undefined ? {} : { 'content-disposition': 'attachment' }),
  }
}

interface Found {
  sha256: string
  contentType: string
  cacheControl: string
  fileName: string
}

/**
 * Serves `/media/<id>-<sha8>/<width>.avif`, `.webp` and `/original`. A width that is still being made is answered with
 * the original, not to be kept; a width that never will be does not exist.
 */
export function createMediaHandler(ctx: AppContext, blobs: BlobStore): (request: Request) => Promise<Response> {
  // Addresses name their content: what was found once holds for good, also while the database is away.
  const known = new Map<string, Found>()
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' })
    try {
      const { pathname, host, searchParams } = new URL(request.url)
      const isDownload = searchParams.has(downloadParameter)
      // Its name may have changed since.
      const found = (isDownload ? undefined : known.get(pathname)) ?? (await find(ctx, pathname))
      const size = found && (await blobs.size(found.sha256))
      if (!found || size === undefined) return plain(404)
      if (found.cacheControl === forGood) {
        if (known.size >= KNOWN_LIMIT) known.clear()
        known.set(pathname, found)
      }
      const headers = {
        ...placeHeaders(host, ctx.mediaOrigin),
        ...(isDownload && { 'content-disposition': attachment(found) }),
      }
      return await respond(request, blobs, { ...found, size, headers })
    } catch (error) {
      const { status, cause } = expectedError(error)
      if (status >= 500) ctx.onFailure(cause ?? error, `${request.method} ${request.url}`)
      return plain(status, status === 503 ? { 'retry-after': '2' } : {})
    }
  }
}

async function find(ctx: AppContext, pathname: string): Promise<Found | undefined> {
  const [, id, sha8, width, format] = address.exec(pathname) ?? []
  if (id === undefined) return undefined
  const [media] = await findMediaByIds(ctx.database.queries, [id])
  if (!media || media.sha8 !== sha8) return undefined
  if (width === undefined) return originalOf(media, forGood)
  if (media.kind === 'video') return undefined
  const variants = await findVariants(ctx.database.queries, media.sha256)
  const variant = variants.find((one) => one.width === Number(width) && one.format === format)
  if (variant)
    return {
      sha256: variant.sha256,
      contentType: `image/${variant.format}`,
      cacheControl: forGood,
      fileName: media.fileName,
    }
  return media.widths.length === 0 ? originalOf(media, 'no-store') : undefined
}

const originalOf = ({ sha256, contentType, fileName }: StoredMedia, cacheControl: string): Found => ({
  sha256,
  contentType,
  cacheControl,
  fileName,
})

/** To be kept under the name people know it by, with the ending of what it is now. */
function attachment({ fileName, contentType }: Found): string {
  const name = `${fileName.replace(/\.[a-z0-9]{1,5}$/i, '')}.${contentType.split('/')[1]?.replace('jpeg', 'jpg')}`
  const encoded = encodeURIComponent(name).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `attachment; filename*=UTF-8''${encoded}`
}

async function respond(
  request: Request,
  blobs: BlobStore,
  {
    sha256,
    contentType,
    cacheControl,
    size,
    headers: place,
  }: Found & { size: number; headers: Record<string, string> },
): Promise<Response> {
  const etag = `"${sha256.slice(0, 32)}"`
  const headers = { ...fixedHeaders, ...place, 'content-type': contentType, 'cache-control': cacheControl, etag }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const range = byteRange(request.headers.get('range'), size)
  if (range === 'unsatisfiable') return plain(416, { 'content-range': `bytes */${size}` })
  const length = range ? range.end - range.start + 1 : size
  const whole = {
    ...headers,
    'content-length': String(length),
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
  }
  if (request.method === 'HEAD') return new Response(null, { status: range ? 206 : 200, headers: whole })
  const stream = await blobs.read(sha256, range ?? undefined)
  return new Response(Readable.toWeb(stream) as NodeReadableStream as unknown as BodyInit, {
    status: range ? 206 : 200,
    headers: whole,
  })
}

function plain(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  })
}
