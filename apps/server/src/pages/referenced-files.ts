import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrawnAsset, ReferencedMedia, MediaFile } from '@naikkelas/api'
import type { PublishedPage } from './published-page.ts'

interface Source {
  mediaFile: (name: string) => Promise<MediaFile | undefined>
  asset: (path: string) => Promise<DrawnAsset | null>
}

/**
 * Disk copies of what published pages reference: media rows, whose bytes are on disk anyway, and files made for a page.
 * So a page is complete while the database is away.
 */
export class ReferencedFiles implements ReferencedMedia {
  readonly #folder: string
  #last: Promise<void> = Promise.resolve()

  /** @param dataDir the folder of this installation's data */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'pages', 'files')
  }

  /**
   * Keeps what a page names, one page after the other, beside whatever else goes on.
   * @returns when this page's are kept; one that could not be is a failure of that page alone
   */
  keep(page: PublishedPage, source: Source): Promise<void> {
    const kept = this.#last.then(() => this.#keepAll(namesIn(page), source))
    this.#last = kept.catch(() => {})
    return kept
  }

  /** Waits until everything that pages were loaded with is kept. */
  idle(): Promise<void> {
    return this.#last
  }

  async #keepAll({ media, assets }: Names, source: Source): Promise<void> {
    for (const name of media) {
      const file = await source.mediaFile(name)
      const text = JSON.stringify(file)
      // After a start nearly all of it is there.
      if (file && text !== JSON.stringify(await this.read(name))) await this.#write(`media ${name}`, text)
    }
    for (const path of assets) {
      const known = await this.asset(path)
      const asset = known ? null : await source.asset(path)
      if (asset) await this.#write(path, `${asset.contentType}\n`, asset.bytes)
    }
  }

  async read(name: string): Promise<MediaFile | undefined> {
    const text = await readFile(this.#file(`media ${name}`), 'utf8').catch(() => null)
    try {
      return text === null ? undefined : (JSON.parse(text) as MediaFile)
    } catch {
      // A damaged copy is none.
      return undefined
    }
  }

  /**
   * Deletes copies without one of these names, unless younger than a day: their name may be newer than the list.
   * @param list every name in use; called while nothing else is stored
   * @returns the number of deleted copies
   */
  sweep(list: () => Promise<Names>): Promise<number> {
    const swept = this.#last.then(() => this.#sweepNow(list))
    this.#last = swept.then(
      () => {},
      () => {},
    )
    return swept
  }

  async #sweepNow(list: () => Promise<Names>): Promise<number> {
    const { media, assets } = await list()
    const named = new Set([...[...media].map((name) => `media ${name}`), ...assets].map(fileNameOf))
    let removed = 0
    for (const file of await readdir(this.#folder).catch(() => [])) {
      if (named.has(file)) continue
      const path = join(this.#folder, file)
      const written = await stat(path).catch(() => null)
      if (!written || Date.now() - written.mtimeMs < YOUNG_MS) continue
      await rm(path, { force: true })
      removed += 1
    }
    return removed
  }

  async remove(name: string): Promise<void> {
    await rm(this.#file(`media ${name}`), { force: true })
  }

  /** A file that was made for a page, by its path. */
  async asset(path: string): Promise<DrawnAsset | null> {
    const file = await readFile(this.#file(path)).catch(() => null)
    const end = file?.indexOf(0x0a) ?? -1
    if (file === null || end === -1) return null
    return { path, contentType: file.toString('utf8', 0, end), bytes: file.subarray(end + 1) }
  }

  /** Written aside and renamed, so that a reader finds a whole file or none. */
  async #write(name: string, text: string, bytes: Uint8Array = new Uint8Array()): Promise<void> {
    const aside = `${this.#file(name)}.${randomBytes(6).toString('hex')}`
    await mkdir(this.#folder, { recursive: true })
    await writeFile(aside, Buffer.concat([Buffer.from(text), bytes]))
    await rename(aside, this.#file(name))
  }

  #file(name: string): string {
    return join(this.#folder, fileNameOf(name))
  }
}

const YOUNG_MS = 86_400_000

const fileNameOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32)

interface Names {
  /** As addresses of pictures and films have them, `/media/<name>/…`. */
  media: ReadonlySet<string>
  /** Whole paths. */
  assets: ReadonlySet<string>
}

/** What the bodies of a page name, all its variants' and audiences' together. */
function namesIn(page: PublishedPage): Names {
  const [media, assets] = [new Set<string>(), new Set<string>()]
  for (const { bytes } of page.bodies) {
    const html = bytes.identity.toString('utf8')
    for (const [, name = ''] of html.matchAll(/\/media\/([\w-]+)\//g)) media.add(name)
    for (const [path] of html.matchAll(/\/(?:fonts|cards)\/[\w.-]+/g)) assets.add(path)
  }
  return { media, assets }
}

/** How often the files of one machine are compared with the database, in milliseconds. */
const SWEEP_EVERY_MS = 3_600_000

/** Removes from this machine's disk, once an hour, what the database does not know any more. */
export function startReferencedFilesSweep({
  kept,
  list,
  onFailure,
}: {
  kept: ReferencedFiles
  list: () => Promise<Names>
  onFailure: (error: unknown, where: string) => void
}) {
  const timer = setInterval(() => {
    kept.sweep(list).catch((error: unknown) => onFailure(error, 'sweeping files of former pages'))
  }, SWEEP_EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}
