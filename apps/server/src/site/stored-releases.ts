import { createHash, randomBytes } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from './static-files.ts'

/** Previous releases whose files are always kept. */
const PREVIOUS_RELEASES = 3
/** Files of a release are kept for so long after the next one began, however many there were since. */
const RETIREMENT_MS = 86_400_000

export interface Release {
  name: string
  /** When a server of it began last. */
  startedAt: Date
}

/** Releases whose files can be deleted. */
export function outdatedReleases(releases: readonly Release[], now: Date): string[] {
  const latestFirst = releases.toSorted((one, other) => other.startedAt.getTime() - one.startedAt.getTime())
  return latestFirst
    .filter((_, index) => {
      const next = latestFirst[index - 1]
      return index > PREVIOUS_RELEASES && next !== undefined && now.getTime() - next.startedAt.getTime() > RETIREMENT_MS
    })
    .map(({ name }) => name)
}

interface StartedRelease {
  /** Names the release. */
  build: string
  /** Files with a hash in their path, by path. */
  files: ReadonlyMap<string, string>
  now?: Date
}

/**
 * Files of this release and of earlier ones, by the path they have on the site. A page that was opened before a deploy
 * asks for the files of its own release, and so does one that another process, a release ahead, has sent.
 */
export class StoredReleases {
  readonly #folder: string
  #known = new Map<string, string>()
  #readAt: number | undefined

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'releases')
  }

  /** Keeps the files of the release that starts, and removes those of releases long gone. */
  async add({ build, files, now = new Date() }: StartedRelease): Promise<void> {
    const name = createHash('sha256').update(build).digest('hex').slice(0, 16)
    const place = join(this.#folder, name)
    await mkdir(this.#folder, { recursive: true })
    // Written aside, so that another process finds a whole release or none.
    const aside = `${place}.${randomBytes(6).toString('hex')}`
    for (const [path, file] of files) await keepFile(file, join(aside, path))
    await mkdir(aside, { recursive: true })
    await rm(place, { recursive: true, force: true })
    await rename(aside, place).catch(async (error: NodeJS.ErrnoException) => {
      // Two processes of one release start together: either's files will do.
      await rm(aside, { recursive: true, force: true })
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
    await utimes(place, now, now)
    for (const outdated of outdatedReleases(await this.#releases(), now))
      await rm(join(this.#folder, outdated), { recursive: true, force: true })
    await this.#read()
  }

  /** Where a file lies, or undefined when no release that is kept has it. */
  async find(path: string): Promise<string | undefined> {
    const known = this.#known.get(path)
    if (known !== undefined) return known
    // The folder's mtime shows added and deleted releases; clients may request any number of paths.
    const changedAt = await stat(this.#folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (changedAt === this.#readAt) return undefined
    await this.#read()
    return this.#known.get(path)
  }

  async #read(): Promise<void> {
    this.#readAt = await stat(this.#folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    const releases = await this.#releases()
    const found = await Promise.all(releases.map(({ name }) => filesBelow(join(this.#folder, name))))
    this.#known = new Map(found.flatMap((files) => [...files]))
  }

  async #releases(): Promise<Release[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const releases = await Promise.all(
      names
        .filter((name) => /^[0-9a-f]{16}$/.test(name))
        .map(async (name) => {
          const times = await stat(join(this.#folder, name)).catch(() => undefined)
          return times && { name, startedAt: times.mtime }
        }),
    )
    return releases.flatMap((release) => release ?? [])
  }
}

/** A second name for the same bytes where the disk allows it: the next build removes only its own. */
async function keepFile(file: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await link(file, to).catch(() => copyFile(file, to))
}
