import type { PageDisk } from './page-disk.ts'
import { PageMemory } from './page-memory.ts'
import { type PageAnswer, pageAnswer } from './page-answer.ts'
import type { PageChange, PageSource, RenderedPage } from './rendered-page.ts'

interface StoreOptions {
  source: PageSource
  disk: PageDisk
  /** Headers that every answer of this site carries. */
  siteHeaders: readonly string[]
  onFailure: (error: unknown, where: string) => void
  /** @default 64 MB */
  memoryBytes?: number
  /** How long an address is known to be nobody's without asking again. @default 5000 */
  absentMs?: number
}

/** At most this many addresses are remembered as nobody's: strangers can invent any number of them. */
const ABSENT_LIMIT = 10_000

/** Published pages by address: from memory, else from the database, else from the copy on disk. */
export class PageStore {
  readonly #options: StoreOptions
  readonly #memory: PageMemory<PageAnswer>
  readonly #loading = new Map<string, Promise<PageAnswer | null>>()
  readonly #absentUntil = new Map<string, number>()
  /** What was last taken in of a page: changes are told again and again for some seconds. */
  readonly #takenIn = new Map<string, string>()

  constructor(options: StoreOptions) {
    this.#options = options
    this.#memory = new PageMemory(options.memoryBytes ?? 64 * 1024 * 1024)
  }

  /** The page if it is in memory; the only thing a request to a known page waits for. */
  inMemory(address: string): PageAnswer | undefined {
    return this.#memory.get(address)
  }

  /**
   * The page at an address, or null when none is published there. A thousand who ask at once cause one load.
   * @throws when the database is away and there is no copy on disk
   */
  find(address: string): Promise<PageAnswer | null> {
    const known = this.#memory.get(address)
    if (known) return Promise.resolve(known)
    if ((this.#absentUntil.get(address) ?? 0) > Date.now()) return Promise.resolve(null)
    return this.#once(address, () => this.#load(address))
  }

  /** Takes in what changed: pages in memory are loaded anew, the old bytes being served until the new are there. */
  async takeIn(changes: readonly PageChange[]): Promise<void> {
    const news = changes.filter(({ pageId, address, key }) => this.#takenIn.get(`${pageId} ${address}`) !== String(key))
    // A copy that nobody asked for since the start must go as well: it would be served while the database is away.
    const copies = news.length === 0 ? [] : await this.#options.disk.copies()
    for (const { pageId, address, key } of news) {
      this.#takenIn.set(`${pageId} ${address}`, String(key))
      for (const copy of copies)
        if (copy.address === address ? key === null : copy.pageId === pageId)
          await this.#options.disk.remove(copy.address)
      this.#absentUntil.delete(address)
      for (const [held, answer] of this.#memory.entries()) {
        if (held === address ? key === null : answer.pageId === pageId) await this.#forget(held)
      }
      const known = this.#memory.get(address)
      if (known && key !== null && known.key !== key) await this.#refresh(address)
    }
  }

  /** Compares every page in memory with the database: after an outage nobody knows what was missed. */
  async compareAll(): Promise<void> {
    this.#absentUntil.clear()
    this.#takenIn.clear()
    for (const { address } of await this.#options.disk.copies()) {
      if (this.#memory.get(address) || (await this.#options.source.keyAt(address)) !== null) continue
      await this.#options.disk.remove(address)
    }
    for (const [address, { key }] of this.#memory.entries()) {
      const current = await this.#options.source.keyAt(address)
      if (current === null) await this.#forget(address)
      else if (current !== key) await this.#refresh(address)
    }
  }

  async #refresh(address: string): Promise<void> {
    await this.#once(address, () => this.#fresh(address)).catch((error: unknown) =>
      this.#options.onFailure(error, `page ${address}`),
    )
  }

  #once(address: string, load: () => Promise<PageAnswer | null>): Promise<PageAnswer | null> {
    const running = this.#loading.get(address)
    if (running) return running
    const started = load().finally(() => this.#loading.delete(address))
    this.#loading.set(address, started)
    return started
  }

  async #load(address: string): Promise<PageAnswer | null> {
    const { source, disk } = this.#options
    const copy = await disk.read(address)
    try {
      const key = await source.keyAt(address)
      if (copy && copy.key === key) return this.#keep(address, copy)
      return key === null ? await this.#forget(address) : await this.#fresh(address)
    } catch (error) {
      if (!copy) throw error
      this.#options.onFailure(error, `page ${address}, served from its copy on disk`)
      return this.#keep(address, copy)
    }
  }

  async #fresh(address: string): Promise<PageAnswer | null> {
    const page = await this.#options.source.load(address)
    if (page === null) return this.#forget(address)
    // A full disk must not keep a page from its visitors.
    await this.#options.disk
      .write(address, page)
      .catch((error: unknown) => this.#options.onFailure(error, `copy of page ${address}`))
    return this.#keep(address, page)
  }

  #keep(address: string, page: RenderedPage): PageAnswer {
    const answer = pageAnswer(page, this.#options.siteHeaders)
    this.#memory.set(address, answer, page)
    this.#absentUntil.delete(address)
    return answer
  }

  async #forget(address: string): Promise<null> {
    this.#memory.delete(address)
    if (this.#absentUntil.size >= ABSENT_LIMIT) this.#absentUntil.clear()
    this.#absentUntil.set(address, Date.now() + (this.#options.absentMs ?? 5_000))
    await this.#options.disk.remove(address)
    return null
  }
}
