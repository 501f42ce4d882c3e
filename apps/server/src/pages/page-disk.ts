import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageBody } from '@naikkelas/api'
import { encodings } from '../stored-answer.ts'
import { type Copy, DiskIndex, fileNameOf } from './disk-index.ts'
import type { CopyHead } from './copy-head.ts'
import { type FormerHead, fromFormerHead } from './former-copies.ts'
import type { PublishedPage } from './published-page.ts'

/**
 * Copies of published pages as files, so that a restart serves them while the database is away. What there is a copy of
 * is read from the folder once and then known: finding out opens no file.
 */
export class PageDisk {
  readonly #folder: string
  readonly #index: DiskIndex

  /** @param dataDir the folder of this installation's data */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'pages')
    this.#index = new DiskIndex(this.#folder)
  }

  /** The copy at an address, or null when there is none or it is damaged. */
  async read(address: string): Promise<PublishedPage | null> {
    const name = await this.#index.nameAt(address)
    const page = name === undefined ? null : await this.#readFile(address, name)
    if (page) return page
    // Another process of this machine may have replaced the copy, or made the first.
    await this.#index.reload()
    const newer = await this.#index.nameAt(address)
    return newer === undefined || newer === name ? null : this.#readFile(address, newer)
  }

  async #readFile(address: string, name: string): Promise<PublishedPage | null> {
    const file = await readFile(join(this.#folder, name)).catch(() => null)
    const end = file?.indexOf(0x0a) ?? -1
    if (file === null || end === -1) return null
    try {
      const read = JSON.parse(file.toString('utf8', 0, end)) as CopyHead | FormerHead
      const written = read.sizes.reduce((sum, size) => sum + size, 0)
      const head = read.format === 6 ? read : fromFormerHead(read)
      if (head.address !== address || file.length !== end + 1 + written) return null
      const { pageId, partnerId, key, split, redirect } = head
      return { pageId, partnerId, key, bodies: bodiesIn(file, head), split, redirect }
    } catch {
      return null
    }
  }

  /** Whether the copy at an address is of this key. */
  has(address: string, key: string): Promise<boolean> {
    return this.#index.has(address, key)
  }

  /** Removes the copies of a page at other addresses than these. */
  async removeOthers(pageId: string, addresses: ReadonlySet<string>): Promise<void> {
    for (const name of await this.#index.othersOf(pageId, addresses)) await this.#removeFile(name)
  }

  /** Removes every copy at an address that is not among these. */
  async removeAllBut(addresses: Iterable<string>): Promise<void> {
    for (const name of await this.#index.allBut(addresses)) await this.#removeFile(name)
  }

  /** Written aside and renamed, so that a reader finds a whole file or none. */
  async write(address: string, page: PublishedPage): Promise<void> {
    const { pageId, partnerId, key, bodies, split, redirect } = page
    const parts = bodies.flatMap(({ bytes }) => encodings.map((encoding) => bytes[encoding]))
    const head: CopyHead = {
      format: 6,
      address,
      pageId,
      partnerId,
      key,
      bodies: bodies.map(({ bytes: _written, ...body }) => body),
      split,
      redirect,
      sizes: parts.map(({ length }) => length),
    }
    const copy: Copy = { address, pageId, key }
    const file = join(this.#folder, fileNameOf(copy))
    const aside = `${file}.${randomBytes(6).toString('hex')}`
    await mkdir(this.#folder, { recursive: true })
    await writeFile(aside, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts]))
    await rename(aside, file)
    for (const former of await this.#index.add(copy)) await rm(join(this.#folder, former), { force: true })
  }

  async remove(address: string): Promise<void> {
    const name = await this.#index.nameAt(address)
    if (name !== undefined) await this.#removeFile(name)
  }

  async #removeFile(name: string): Promise<void> {
    this.#index.delete(name)
    await rm(join(this.#folder, name), { force: true })
  }
}

/**
 * The bodies at the end of a copy.
 * @throws when there are too few bytes
 */
function bodiesIn(file: Buffer, { bodies, sizes }: CopyHead): PageBody[] {
  let at = file.length - sizes.reduce((sum, size) => sum + size, 0)
  const parts = sizes.map((size) => file.subarray(at, (at += size)))
  return bodies.map((body, index) => {
    const [br, gzip, identity] = parts.slice(index * encodings.length)
    if (!br || !gzip || !identity) throw new Error('a copy lacks a body')
    return { ...body, bytes: { br, gzip, identity } }
  })
}
