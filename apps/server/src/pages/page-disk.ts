import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodings } from '../stored-answer.ts'
import type { Redirect, RenderedPage } from './rendered-page.ts'

/** The line before the bodies in a page's file. */
interface Head {
  /** 2 for the way to elsewhere, which earlier builds would take for an empty page. */
  format: 1 | 2
  address: string
  pageId: string
  key: string
  etag: string
  csp: string
  redirect?: Redirect
  sizes: number[]
}

/** Copies of published pages as files, so that a restart serves them while the database is away. */
export class PageDisk {
  readonly #folder: string

  /** @param dataDir the folder of this installation's data */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'pages')
  }

  /** The copy at an address, or null when there is none or it is damaged. */
  async read(address: string): Promise<RenderedPage | null> {
    const file = await readFile(this.#file(address)).catch(() => null)
    const end = file?.indexOf(0x0a) ?? -1
    if (file === null || end === -1) return null
    try {
      const {
        format,
        address: stored,
        pageId,
        key,
        etag,
        csp,
        redirect,
        sizes,
      } = JSON.parse(file.toString('utf8', 0, end)) as Head
      const total = sizes.reduce((sum, size) => sum + size, 0)
      if (
        !isKnown(format, redirect) ||
        stored !== address ||
        sizes.length !== encodings.length ||
        file.length !== end + 1 + total
      )
        return null
      let at = end + 1
      const [br, gzip, identity] = sizes.map((size) => file.subarray(at, (at += size)))
      if (!br || !gzip || !identity) return null
      return { pageId, key, etag, csp, bodies: { br, gzip, identity }, ...(redirect && { redirect }) }
    } catch {
      return null
    }
  }

  /** Address, page and key of every copy, read from the heads of the files. */
  async copies(): Promise<{ address: string; pageId: string; key: string }[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const heads = await Promise.all(
      names.filter((name) => name.endsWith('.page')).map((name) => headOf(join(this.#folder, name))),
    )
    return heads.flatMap((head) => (head ? [{ address: head.address, pageId: head.pageId, key: head.key }] : []))
  }

  /** Written aside and renamed, so that a reader finds a whole file or none. */
  async write(address: string, { pageId, key, etag, csp, bodies, redirect }: RenderedPage): Promise<void> {
    const parts = encodings.map((encoding) => bodies[encoding])
    const sizes = parts.map(({ length }) => length)
    const head: Head = {
      format: redirect ? 2 : 1,
      address,
      pageId,
      key,
      etag,
      csp,
      ...(redirect && { redirect }),
      sizes,
    }
    const aside = `${this.#file(address)}.${randomBytes(6).toString('hex')}`
    await mkdir(this.#folder, { recursive: true })
    await writeFile(aside, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts]))
    await rename(aside, this.#file(address))
  }

  async remove(address: string): Promise<void> {
    await rm(this.#file(address), { force: true })
  }

  #file(address: string): string {
    return join(this.#folder, `${createHash('sha256').update(address).digest('hex').slice(0, 32)}.page`)
  }
}

function isKnown(format: number, redirect: Redirect | undefined): boolean {
  return redirect === undefined ? format === 1 : format === 2
}

/** The first line of a copy; null when it is no copy of ours. */
async function headOf(path: string): Promise<Head | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  try {
    for await (const line of file.readLines()) return JSON.parse(line) as Head
    return null
  } catch {
    return null
  } finally {
    await file.close().catch(() => {})
  }
}
