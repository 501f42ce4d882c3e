import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodings } from '../stored-answer.ts'
import type { Redirect, RenderedPage, SplitVariant } from './rendered-page.ts'

/** The line before the bodies in a page's file. */
interface Head {
  /** 2 for the way to elsewhere, which earlier builds would take for an empty page; 3 for a page that is tested. */
  format: 1 | 2 | 3
  address: string
  pageId: string
  /** Missing in copies of earlier builds. */
  partnerId?: string | null
  key: string
  etag: string
  csp: string
  redirect?: Redirect
  /** Its variants, whose bodies follow those of the page. */
  split?: { mark: string; variants: Omit<SplitVariant, 'bodies'>[] }
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
      const head = JSON.parse(file.toString('utf8', 0, end)) as Head
      const { pageId, partnerId = null, key, etag, csp, redirect, split, sizes } = head
      const total = sizes.reduce((sum, size) => sum + size, 0)
      if (!isKnown(head) || head.address !== address || file.length !== end + 1 + total) return null
      let at = end + 1
      const [bodies, ...others] = inThrees(sizes.map((size) => file.subarray(at, (at += size))))
      if (!bodies || others.length !== (split?.variants.length ?? 0)) return null
      const variants = split?.variants.map((variant, index) => ({ ...variant, bodies: others[index] ?? bodies }))
      return {
        pageId,
        partnerId,
        key,
        etag,
        csp,
        bodies,
        ...(redirect && { redirect }),
        ...(split && variants && { split: { mark: split.mark, variants } }),
      }
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
  async write(
    address: string,
    { pageId, partnerId, key, etag, csp, bodies, redirect, split }: RenderedPage,
  ): Promise<void> {
    const all = [bodies, ...(split?.variants.map((variant) => variant.bodies) ?? [])]
    const parts = all.flatMap((one) => encodings.map((encoding) => one[encoding]))
    const sizes = parts.map(({ length }) => length)
    const head: Head = {
      format: redirect ? 2 : split ? 3 : 1,
      address,
      pageId,
      partnerId,
      key,
      etag,
      csp,
      ...(redirect && { redirect }),
      ...(split && {
        split: { mark: split.mark, variants: split.variants.map(({ bodies: _kept, ...variant }) => variant) },
      }),
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

function isKnown({ format, redirect, split }: Head): boolean {
  return format === (redirect ? 2 : split ? 3 : 1)
}

/** Parts of a file as bodies, in the order of the encodings. */
function inThrees(parts: readonly Buffer[]): RenderedPage['bodies'][] {
  const bodies: RenderedPage['bodies'][] = []
  for (let at = 0; at < parts.length; at += encodings.length) {
    const [br, gzip, identity] = parts.slice(at, at + encodings.length)
    if (br && gzip && identity) bodies.push({ br, gzip, identity })
  }
  return bodies
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
