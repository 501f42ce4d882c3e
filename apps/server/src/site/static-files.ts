import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { dictionaryHeaders, isDictionary } from '../compression-dictionary.ts'
import { type StoredAnswer, storedAnswer } from '../stored-answer.ts'

const compress = promisify(brotliCompress)

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.speculation': 'application/speculationrules+json',
  '.dictionary': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const shrinkable = new Set([
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.speculation',
  '.dictionary',
  '.webmanifest',
])

const SMALL_BYTES = 16_384

interface Options {
  /** Where each path of the site lies on disk. */
  files: ReadonlyMap<string, string>
  siteHeaders: readonly string[]
  /** Whether a path names its content, so that it may be kept for good. @default true */
  isImmutable?: (path: string) => boolean
  /** Where files lie that these releases no longer have. */
  kept?: { find: (path: string) => Promise<string | undefined> }
}

/** Files that visitors get as they lie on disk, from memory after their first use. */
export class StaticFiles {
  readonly #options: Options
  readonly #loaded = new Map<string, Promise<StoredAnswer>>()

  constructor(options: Options) {
    this.#options = options
  }

  /** The file at a path, or undefined when there is none. */
  find(path: string): Promise<StoredAnswer | undefined> | undefined {
    const { files, kept, isImmutable = () => true } = this.#options
    const known = this.#loaded.get(path)
    if (known) return known
    const isKept = kept !== undefined && isImmutable(path)
    const file = files.get(path)
    if (file === undefined)
      return isKept
        ? kept.find(path).then((found) => (found === undefined ? undefined : this.#load(path, found)))
        : undefined
    const loading = this.#load(path, file)
    if (!isKept) return loading
    // A rebuild under a running server deletes its files.
    return loading.catch(async (error: unknown) => {
      const found = await kept.find(path)
      if (found === undefined) throw error
      return this.#load(path, found)
    })
  }

  #load(path: string, file: string): Promise<StoredAnswer> {
    const { siteHeaders, isImmutable = () => true } = this.#options
    const cacheControl = isImmutable(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    const own = isDictionary(path) ? dictionaryHeaders : []
    const loading = load(file, ['cache-control', cacheControl, ...own, ...siteHeaders])
    this.#loaded.set(path, loading)
    // A file that could not be read is tried again.
    loading.catch(() => this.#loaded.delete(path))
    return loading
  }
}

async function load(file: string, headers: readonly string[]): Promise<StoredAnswer> {
  const identity = await readFile(file)
  const br = await packed(file, identity)
  const etag = createHash('sha256').update(identity).digest('hex').slice(0, 16)
  const contentType = types[extname(file)] ?? 'application/octet-stream'
  return storedAnswer({ bodies: { ...(br && { br }), identity }, etag, contentType, headers })
}

/** In brotli, where that is smaller. */
async function packed(file: string, bytes: Buffer): Promise<Buffer | null> {
  if (!shrinkable.has(extname(file)) || bytes.length < 512) return null
  // 9 costs a tenth of 11 and two per cent more bytes; the visitor waits for it once. What is small costs nothing.
  const quality = bytes.length < SMALL_BYTES ? 11 : 9
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const small = await compress(bytes, { params })
  return small.length < bytes.length ? small : null
}

/** Every file below a folder by its path on the site; none when there is no folder. */
export async function filesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Map(
    entries
      .filter((entry) => entry.isFile() && extname(entry.name) !== '.map')
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        return [`/${relative(folder, file).split(sep).join('/')}`, file] as const
      }),
  )
}
