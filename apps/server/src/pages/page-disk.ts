import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrawnLinkWords } from '@naikkelas/page'
import { encodings } from '../stored-answer.ts'
import { type Copy, DiskIndex, fileNameOf } from './disk-index.ts'
import type { AudienceBody, Redirect, RenderedPage, SplitVariant } from './rendered-page.ts'

/** The line before the bodies in a page's file. */
interface Head {
  /** 2 for the way to elsewhere, which earlier builds would take for an empty page; 3 for a page that is tested; 4 where its
   * visitors are told apart; 5 where links have words of their own. */
  format: 1 | 2 | 3 | 4 | 5
  address: string
  pageId: string
  /** Missing in copies of earlier builds. */
  partnerId?: string | null
  key: string
  etag: string
  csp: string
  linkWords?: DrawnLinkWords
  redirect?: Redirect
  /** Its audiences, whose bodies follow those of the page. */
  audiences?: readonly AudienceHead[]
  /** Its variants, whose bodies follow those, each before its audiences'. */
  split?: { mark: string; variants: readonly VariantHead[] }
  sizes: number[]
}

type AudienceHead = Omit<AudienceBody, 'bodies'>
type VariantHead = Omit<SplitVariant, 'bodies' | 'audiences'> & { audiences?: readonly AudienceHead[] }

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
  async read(address: string): Promise<RenderedPage | null> {
    const name = await this.#index.nameAt(address)
    const page = name === undefined ? null : await this.#readFile(address, name)
    if (page) return page
    // Another process of this machine may have replaced the copy, or made the first.
    await this.#index.reload()
    const newer = await this.#index.nameAt(address)
    return newer === undefined || newer === name ? null : this.#readFile(address, newer)
  }

  async #readFile(address: string, name: string): Promise<RenderedPage | null> {
    const file = await readFile(join(this.#folder, name)).catch(() => null)
    const end = file?.indexOf(0x0a) ?? -1
    if (file === null || end === -1) return null
    try {
      const head = JSON.parse(file.toString('utf8', 0, end)) as Head
      const { pageId, partnerId = null, key, etag, csp, linkWords, audiences, redirect, split, sizes } = head
      const total = sizes.reduce((sum, size) => sum + size, 0)
      if (!isKnown(head) || head.address !== address || file.length !== end + 1 + total) return null
      let at = end + 1
      const left = inThrees(sizes.map((size) => file.subarray(at, (at += size))))
      const page = {
        pageId,
        partnerId,
        key,
        ...withBodies({ etag, csp, ...(linkWords && { linkWords }), ...(audiences && { audiences }) }, left),
        ...(redirect && { redirect }),
        ...(split && {
          split: { mark: split.mark, variants: split.variants.map((variant) => withBodies(variant, left)) },
        }),
      }
      return left.length === 0 ? page : null
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
  async write(address: string, page: RenderedPage): Promise<void> {
    const { pageId, partnerId, key, etag, csp, linkWords, redirect, split } = page
    const all = [page, ...(split?.variants ?? [])].flatMap(({ bodies, audiences = [] }) => [
      bodies,
      ...audiences.map((audience) => audience.bodies),
    ])
    const parts = all.flatMap((one) => encodings.map((encoding) => one[encoding]))
    const sizes = parts.map(({ length }) => length)
    const head: Head = {
      format: formatOf(page),
      address,
      pageId,
      partnerId,
      key,
      etag,
      csp,
      ...(linkWords && { linkWords }),
      ...withoutBodies(page),
      ...(redirect && { redirect }),
      ...(split && {
        split: {
          mark: split.mark,
          variants: split.variants.map(({ bodies: _kept, audiences, ...variant }) => ({
            ...variant,
            ...withoutBodies({ audiences }),
          })),
        },
      }),
      sizes,
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

function isKnown(head: Head): boolean {
  return head.format === formatOf(head)
}

function formatOf({ redirect, linkWords, audiences, split }: Shape): Head['format'] {
  if (redirect) return 2
  const all = [{ linkWords, audiences }, ...(split?.variants ?? [])]
  if (all.some((one) => one.linkWords || one.audiences?.some((audience) => audience.linkWords))) return 5
  if (audiences || split?.variants.some((variant) => variant.audiences)) return 4
  return split ? 3 : 1
}

/** What a copy's format depends on. */
interface Shape extends BodyShape {
  redirect?: unknown
  split?: { variants: readonly BodyShape[] }
}

interface BodyShape {
  linkWords?: unknown
  audiences?: readonly { linkWords?: unknown }[]
}

function withoutBodies({ audiences }: { audiences?: readonly AudienceBody[] | undefined }): {
  audiences?: AudienceHead[]
} {
  return audiences ? { audiences: audiences.map(({ bodies: _kept, ...audience }) => audience) } : {}
}

/**
 * A head with the bodies that come next, its own and its audiences'.
 * @throws when there are too few
 */
function withBodies<Own extends { audiences?: readonly AudienceHead[] }>(
  { audiences, ...own }: Own,
  left: RenderedPage['bodies'][],
) {
  const next = () => {
    const bodies = left.shift()
    if (!bodies) throw new Error('a copy lacks a body')
    return bodies
  }
  return {
    ...own,
    bodies: next(),
    ...(audiences && { audiences: audiences.map((audience) => ({ ...audience, bodies: next() })) }),
  }
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
