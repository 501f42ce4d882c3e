import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { DrawnLinkWords } from '@naikkelas/page'
import {
  type PageChange,
  type PageSource,
  type PublicKey,
  type Redirect,
  type RenderedPage,
  redirectPage,
} from '../pages/rendered-page.ts'

/** A database's published pages, held in memory, that can go away. */
export class FakePages implements PageSource {
  readonly published = new Map<
    string,
    { pageId: string; partnerId: string | null; revision: number; html: string; csp: string }
  >()
  readonly redirects = new Map<string, { pageId: string; redirect: Redirect }>()
  readonly splits = new Map<string, Parameters<FakePages['split']>[1]>()
  readonly audiences = new Map<string, Parameters<FakePages['tellApart']>[1]>()
  readonly linkWords = new Map<string, DrawnLinkWords>()
  readonly changes: PageChange[] = []
  isAway = false
  /** So many questions are refused before the next is answered. */
  refusals = 0
  loads = 0
  looks = 0
  lists = 0

  publish(
    address: string,
    html: string,
    { pageId = `page of ${address}`, partnerId = null as string | null, csp = "default-src 'none'" } = {},
  ): void {
    const revision = (this.published.get(address)?.revision ?? 0) + 1
    this.published.set(address, { pageId, partnerId, revision, html, csp })
    this.redirects.delete(address)
    this.#tell(pageId, address)
  }

  /** Divides the visitors of a published page among these, or no longer. */
  split(
    address: string,
    split: { mark: string; variants: readonly { key: string; weight: number; html: string }[] } | null,
  ): void {
    const page = this.published.get(address)
    if (!page) throw new Error(`nothing is at ${address}`)
    this.splits.set(address, split)
    this.published.set(address, { ...page, revision: page.revision + 1 })
    this.#tell(page.pageId, address)
  }

  /** Sends these to some of the visitors of a published page. */
  tellApart(address: string, audiences: readonly { names: readonly string[]; html: string }[]): void {
    const page = this.published.get(address)
    if (!page) throw new Error(`nothing is at ${address}`)
    this.audiences.set(address, audiences)
    this.published.set(address, { ...page, revision: page.revision + 1 })
    this.#tell(page.pageId, address)
  }

  /** Lets links say other words in a published page. */
  takeWords(address: string, linkWords: DrawnLinkWords): void {
    this.linkWords.set(address, linkWords)
  }

  unpublish(address: string): void {
    const pageId = this.published.get(address)?.pageId ?? ''
    this.published.delete(address)
    this.#tell(pageId, address)
  }

  /** Leaves the way to its new address behind. */
  move(from: string, to: string): void {
    const page = this.published.get(from)
    if (!page) throw new Error(`nothing is at ${from}`)
    this.published.delete(from)
    this.published.set(to, { ...page, revision: page.revision + 1 })
    this.redirects.set(from, { pageId: page.pageId, redirect: { status: 301, location: to } })
    this.#tell(page.pageId, to)
  }

  /** The page is over: its address leads on. */
  end(address: string, location: string): void {
    const pageId = this.published.get(address)?.pageId ?? ''
    this.published.delete(address)
    this.redirects.set(address, { pageId, redirect: { status: 302, location } })
    this.#tell(pageId, address)
  }

  async keyAt(address: string): Promise<string | null> {
    this.looks += 1
    this.#checkPresence()
    return this.#keyOf(address)
  }

  async load(address: string): Promise<RenderedPage | null> {
    this.loads += 1
    this.#checkPresence()
    const key = this.#keyOf(address)
    const [page, left] = [this.published.get(address), this.redirects.get(address)]
    if (key === null) return null
    const linkWords = this.linkWords.get(address)
    if (page && linkWords) return { ...rendered({ ...page, key }), linkWords }
    const split = this.splits.get(address)
    if (page && split)
      return {
        ...rendered({ ...page, key }),
        split: {
          mark: split.mark,
          variants: split.variants.map(({ html, ...one }) => ({
            ...rendered({ html, key: `${key}${one.key}` }),
            ...one,
          })),
        },
      }
    const audiences = this.audiences.get(address)
    if (page && audiences)
      return {
        ...rendered({ ...page, key }),
        audiences: audiences.map(({ names, html }) => ({ names, ...rendered({ html, key: `${key} ${names[0]}` }) })),
      }
    return page ? rendered({ ...page, key }) : left ? redirectPage({ partnerId: null, ...left, key }) : null
  }

  async allKeys(): Promise<PublicKey[]> {
    this.lists += 1
    this.#checkPresence()
    return [...this.published, ...this.redirects].flatMap(([address, { pageId }]) => {
      const key = this.#keyOf(address)
      return key === null ? [] : [{ address, pageId, key }]
    })
  }

  async recentlyChanged(): Promise<PageChange[]> {
    this.#checkPresence()
    // One a page, as it is by now.
    return [...new Map(this.changes.map((change) => [change.pageId, change])).values()]
  }

  #keyOf(address: string): string | null {
    const [page, left] = [this.published.get(address), this.redirects.get(address)]
    if (page) return `${page.pageId}:${page.revision}`
    return left ? `${left.pageId}:${left.redirect.status}:${left.redirect.location}` : null
  }

  /** Every address that leads to the page, its own first. */
  #tell(pageId: string, address: string): void {
    const old = [...this.redirects].flatMap(([at, left]) => (left.pageId === pageId && at !== address ? [at] : []))
    this.changes.push({
      pageId,
      addresses: [address, ...old].map((at) => ({ address: at, key: this.#keyOf(at) })),
    })
  }

  #checkPresence(): void {
    if (this.isAway) throw new Error('the database is away')
    if (this.refusals > 0) {
      this.refusals -= 1
      throw new Error('the database is busy')
    }
  }
}

export function rendered({
  html,
  pageId = 'page',
  partnerId = null,
  key = 'page:1',
  csp = "default-src 'none'",
}: {
  html: string
  pageId?: string
  partnerId?: string | null
  key?: string
  csp?: string
}): RenderedPage {
  const identity = Buffer.from(html)
  return {
    pageId,
    partnerId,
    key,
    etag: key.replace(/\W/g, '-'),
    csp,
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
  }
}
