import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { chosenEncoding } from '../pages/page-answer.ts'

const compress = promisify(brotliCompress)
const year = 'public, max-age=31536000, immutable'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
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
  '.webmanifest': 'application/manifest+json',
}
const shrinkable = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest'])

interface LoadedFile {
  body: Uint8Array<ArrayBuffer>
  /** Brotli, where it is smaller. */
  small: Uint8Array<ArrayBuffer> | null
  etag: string
}

/** Files whose name changes with their content, and a few that keep their name, served from memory after their first use. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, string>
  readonly #isImmutable: (path: string) => boolean
  readonly #loaded = new Map<string, Promise<LoadedFile>>()

  /** @param files where each path of the site lies on disk */
  constructor(files: ReadonlyMap<string, string>, isImmutable: (path: string) => boolean = () => true) {
    this.#files = files
    this.#isImmutable = isImmutable
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** The file at a path, or null when there is none. */
  async answer(request: Request, path: string): Promise<Response | null> {
    const file = this.#files.get(path)
    if (file === undefined) return null
    const { body, small, etag } = await this.#load(file)
    const headers = new Headers({
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': this.#isImmutable(path) ? year : 'public, max-age=3600',
      vary: 'accept-encoding',
    })
    const isSmall = small !== null && chosenEncoding(request.headers.get('accept-encoding') ?? undefined) === 'br'
    const ownEtag = `"${etag}${isSmall ? '-br' : ''}"`
    headers.set('etag', ownEtag)
    if (request.headers.get('if-none-match') === ownEtag) return new Response(null, { status: 304, headers })
    if (isSmall) headers.set('content-encoding', 'br')
    const bytes = isSmall ? small : body
    headers.set('content-length', String(bytes.length))
    return new Response(request.method === 'HEAD' ? null : bytes, { headers })
  }

  #load(file: string): Promise<LoadedFile> {
    const known = this.#loaded.get(file)
    if (known) return known
    const loading = loaded(file)
    this.#loaded.set(file, loading)
    // A file that could not be read is tried again.
    loading.catch(() => this.#loaded.delete(file))
    return loading
  }
}

async function loaded(file: string): Promise<LoadedFile> {
  const body = new Uint8Array(await readFile(file))
  const etag = createHash('sha256').update(body).digest('hex').slice(0, 16)
  if (!shrinkable.has(extname(file)) || body.length < 512) return { body, small: null, etag }
  // 9 costs a tenth of 11 and two per cent more bytes; the visitor waits for it once.
  const small = new Uint8Array(
    await compress(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  )
  return { body, small: small.length < body.length ? small : null, etag }
}

/** Every file below a folder by its path on the site; none when there is no folder. */
export async function filesBelow(folder: string, prefix = ''): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Map(
    entries
      .filter((entry) => entry.isFile() && extname(entry.name) !== '.map')
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        return [`${prefix}/${relative(folder, file).split(sep).join('/')}`, file] as const
      }),
  )
}
