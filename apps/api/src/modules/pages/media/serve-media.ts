import { downloadParameter } from '@naikkelas/contract/pages'
import { LRUCache } from 'lru-cache'
import { expectedError, isMediaHost } from '../../../platform/endpoints/index.ts'
import { blobResponse, type BlobStore } from '../../../platform/files/uploads/index.ts'
import type { ReferencedMedia, MediaFile } from '../../../ports/referenced-media.ts'

const address = /^\/media\/([\w-]+)\/(?:original|(\d{1,5})\.(avif|webp))$/
/** A year, and never asked again: another content has another address. */
const forGood = 'public, max-age=31536000, immutable'

/** Each takes about 200 bytes; a site with more pictures in use asks the database now and then. */
const MAX_CACHED_FILES = 20_000

/** Even a file that turned out to be a document could do nothing here: no script, no frame, no reading from elsewhere. */
const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  vary: 'Save-Data',
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
  /** False while only a copy says so: the database may know better once it answers. @default true */
  isCertain?: boolean
}

interface Tools {
  /** Asks the database. */
  find: (name: string) => Promise<MediaFile | undefined>
  kept?: ReferencedMedia | undefined
  blobs: BlobStore
  mediaOrigin?: string | undefined
  onFailure: (error: unknown, where: string) => void
}

/**
 * Serves `/media/<key>/<width>.avif`, `.webp` and `/original`. A width that is still being made is answered with
 * the original, not to be kept; a width that never will be does not exist.
 */
export function createMediaHandler(tools: Tools): (request: Request) => Promise<Response> {
  const { blobs, mediaOrigin, onFailure } = tools
  // Addresses name their content: what was found once holds for good, also while the database is away.
  const cache = new LRUCache<string, Found>({ max: MAX_CACHED_FILES })
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' })
    try {
      const { pathname, host, searchParams } = new URL(request.url)
      const isDownload = searchParams.has(downloadParameter)
      const isSparing = request.headers.get('save-data')?.trim().toLowerCase() === 'on'
      const key = isSparing ? `${pathname} spared` : pathname
      // Its name may have changed since.
      const found = (isDownload ? undefined : cache.get(key)) ?? (await find(tools, pathname, isSparing))
      const size = found && (await blobs.size(found.sha256))
      if (!found || size === undefined) return plain(404)
      if (found.cacheControl === forGood && found.isCertain !== false) cache.set(key, found)
      const headers = {
        ...fixedHeaders,
        ...placeHeaders(host, mediaOrigin),
        ...(isDownload && { 'content-disposition': attachment(found) }),
        'content-type': found.contentType,
        'cache-control': found.cacheControl,
      }
      return await blobResponse(request, blobs, { sha256: found.sha256, size, headers })
    } catch (error) {
      const { status, cause } = expectedError(error)
      if (status >= 500) onFailure(cause ?? error, `${request.method} ${request.url}`)
      return plain(status, status === 503 ? { 'retry-after': '2' } : {})
    }
  }
}

async function find(tools: Tools, pathname: string, isSparing: boolean): Promise<Found | undefined> {
  const [, name, width, format] = address.exec(pathname) ?? []
  if (name === undefined) return undefined
  const { file, isCertain } = await findFile(tools, name)
  if (!file) return undefined
  const found =
    width === undefined ? originalOf(file, forGood) : variantOf(file, { width: Number(width), format, isSparing })
  return found && { ...found, isCertain }
}

/** What the database says, and while it is away what was kept; what it says is gone is kept no longer. */
async function findFile({ find: ask, kept }: Tools, name: string) {
  try {
    const file = await ask(name)
    if (!file) await kept?.remove(name)
    return { file, isCertain: true }
  } catch (error) {
    const file = await kept?.read(name)
    if (!file) throw error
    return { file, isCertain: false }
  }
}

interface AskedVariant {
  width: number
  format: string | undefined
  isSparing: boolean
}

function variantOf(file: MediaFile, { width, format, isSparing }: AskedVariant): Found | undefined {
  const ofFormat = file.variants.filter((one) => one.format === format)
  const asked = ofFormat.find((one) => one.width === width)
  if (!asked) return file.isUnderWay ? originalOf(file, 'no-store') : undefined
  const variant = isSparing ? sparing(ofFormat, asked) : asked
  return {
    sha256: variant.sha256,
    contentType: `image/${variant.format}`,
    cacheControl: forGood,
    fileName: file.fileName,
  }
}

/**
 * The variant for data savers: the widest of at most half the bytes, else the lightest. Pages have one body for all
 * visitors, and a picture fills its place at any width.
 */
function sparing<Variant extends { width: number; bytes: number }>(
  variants: readonly Variant[],
  asked: Variant,
): Variant {
  const halves = variants.filter(({ bytes }) => bytes * 2 <= asked.bytes)
  const [widest] = halves.toSorted((one, other) => other.width - one.width)
  return widest ?? variants.reduce((least, one) => (one.bytes < least.bytes ? one : least), asked)
}

const originalOf = ({ sha256, contentType, fileName }: MediaFile, cacheControl: string): Found => ({
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

function plain(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  })
}
