import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PageBody } from '@naikkelas/api'
import type { DrawnLinkWords } from '@naikkelas/page'
import type { VariantKey } from '@naikkelas/ui/sections/registry'
import {
  type PageChange,
  type PageSource,
  type PublicKey,
  type PublishedPage,
  type Redirect,
} from '../pages/published-page.ts'

/** A database's published pages, held in memory, that can go away. */
export class FakePages implements PageSource {
  readonly published = new Map<
    string,
    { pageId: string; partnerId: string | null; revision: number; html: string; csp: string }
  >()
  readonly redirects = new Map<string, { pageId: string; redirect: Redirect }>()
  readonly splits = new Map<string, Parameters<FakePages['split']>[1]>()
  readonly audiences = new Map<string, Parameters<FakePages['setAudiences']>[1]>()
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
    this.#notify(pageId, address)
  }

  /** Divides the visitors of a published page among these, or no longer. */
  split(
    address: string,
    split: { mark: string; variants: readonly { key: VariantKey; weight: number; html: string }[] } | null,
  ): void {
    const page = this.published.get(address)
    if (!page) throw new Error(`nothing is at ${address}`)
    this.splits.set(address, split)
    this.published.set(address, { ...page, revision: page.revision + 1 })
    this.#notify(page.pageId, address)
  }

  /** Sends these to some of the visitors of a published page. */
  setAudiences(address: string, audiences: readonly { names: readonly string[]; html: string }[]): void {
    const page = this.published.get(address)
    if (!page) throw new Error(`nothing is at ${address}`)
    this.audiences.set(address, audiences)
    this.published.set(address, { ...page, revision: page.revision + 1 })
    this.#notify(page.pageId, address)
  }

  /** Lets links say other words in a published page. */
  takeWords(address: string, linkWords: DrawnLinkWords): void {
    this.linkWords.set(address, linkWords)
  }

  unpublish(address: string): void {
    const pageId = this.published.get(address)?.pageId ?? ''
    this.published.delete(address)
    this.#notify(pageId, address)
  }

  /** Leaves the way to its new address behind. */
  move(from: string, to: string): void {
    const page = this.published.get(from)
    if (!page) throw new Error(`nothing is at ${from}`)
    this.published.delete(from)
    this.published.set(to, { ...page, revision: page.revision + 1 })
    this.redirects.set(from, { pageId: page.pageId, redirect: { status: 301, location: to } })
    this.#notify(page.pageId, to)
  }

  /** The page is over: its address leads on. */
  end(address: string, location: string): void {
    const pageId = this.published.get(address)?.pageId ?? ''
    this.published.delete(address)
    this.redirects.set(address, { pageId, redirect: { status: 302, location } })
    this.#notify(pageId, address)
  }

  async keyAt(address: string): Promise<string | null> {
    this.looks += 1
    this.#checkPresence()
    return this.#keyOf(address)
  }

  async load(address: string): Promise<PublishedPage | null> {
    this.loads += 1
    this.#checkPresence()
    const key = this.#keyOf(address)
    const [page, left] = [this.published.get(address), this.redirects.get(address)]
    if (key === null) return null
    if (!page)
      return left
        ? { pageId: left.pageId, partnerId: null, key, bodies: [], split: null, redirect: left.redirect }
        : null
    const whole = rendered({ ...page, key })
    const linkWords = this.linkWords.get(address) ?? null
    const split = this.splits.get(address)
    if (split)
      return {
        ...whole,
        bodies: split.variants.map(({ key: variant, html }) => body({ html, name: `${key}${variant}`, variant })),
        split: { mark: split.mark, weights: split.variants.map((one) => ({ key: one.key, weight: one.weight })) },
      }
    const audiences = this.audiences.get(address) ?? []
    return {
      ...whole,
      bodies: [
        ...whole.bodies.map((own) => ({ ...own, linkWords })),
        ...audiences.map(({ names, html }) => body({ html, name: `${key} ${names[0]}`, audience: names.join(' ') })),
      ],
    }
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
  #notify(pageId: string, address: string): void {
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
  csp,
}: {
  html: string
  pageId?: string
  partnerId?: string | null
  key?: string
  csp?: string
}): PublishedPage {
  const only = body({ html, name: key, ...(csp !== undefined && { csp }) })
  return { pageId, partnerId, key, bodies: [only], split: null, redirect: null }
}

function body({
  html,
  name,
  variant = 'a',
  audience = '',
  csp = "default-src 'none'",
}: {
  html: string
  name: string
  variant?: VariantKey
  audience?: string
  csp?: string
}): PageBody {
  const identity = Buffer.from(html)
  return {
    variant,
    audience,
    bytes: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
    csp,
    etag: name.replace(/\W/g, '-'),
    linkWords: null,
  }
}
