import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PageChange, PageSource, RenderedPage } from '../pages/rendered-page.ts'

/** A database's published pages, held in memory, that can go away. */
export class FakePages implements PageSource {
  readonly published = new Map<string, { pageId: string; revision: number; html: string; csp: string }>()
  readonly changes: PageChange[] = []
  isAway = false
  loads = 0
  looks = 0

  publish(address: string, html: string, { pageId = `page of ${address}`, csp = "default-src 'none'" } = {}): void {
    const revision = (this.published.get(address)?.revision ?? 0) + 1
    this.published.set(address, { pageId, revision, html, csp })
    this.changes.push({ pageId, address, key: `${pageId}:${revision}` })
  }

  unpublish(address: string): void {
    const pageId = this.published.get(address)?.pageId ?? ''
    this.published.delete(address)
    this.changes.push({ pageId, address, key: null })
  }

  async keyAt(address: string): Promise<string | null> {
    this.looks += 1
    this.#checkPresence()
    const page = this.published.get(address)
    return page ? `${page.pageId}:${page.revision}` : null
  }

  async load(address: string): Promise<RenderedPage | null> {
    this.loads += 1
    this.#checkPresence()
    const page = this.published.get(address)
    return page ? rendered({ ...page, key: `${page.pageId}:${page.revision}` }) : null
  }

  async recentlyChanged(): Promise<PageChange[]> {
    this.#checkPresence()
    return [...this.changes]
  }

  #checkPresence(): void {
    if (this.isAway) throw new Error('the database is away')
  }
}

export function rendered({
  html,
  pageId = 'page',
  key = 'page:1',
  csp = "default-src 'none'",
}: {
  html: string
  pageId?: string
  key?: string
  csp?: string
}): RenderedPage {
  const identity = Buffer.from(html)
  return {
    pageId,
    key,
    etag: key.replace(/\W/g, '-'),
    csp,
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
  }
}
