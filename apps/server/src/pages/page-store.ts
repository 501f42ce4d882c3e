import { setTimeout as pause } from 'node:timers/promises'
import type { PageDisk } from './page-disk.ts'
import { PageMemory } from './page-memory.ts'
import { type PageAnswer, pageAnswer } from './page-answer.ts'
import type { PageChange, PageSource, RenderedPage } from './rendered-page.ts'
import { WordedAnswers } from './worded-answers.ts'

interface StoreOptions {
  source: PageSource
  disk: PageDisk
  /** Headers that every answer of this site carries. */
  siteHeaders: readonly string[]
  /** How long a CDN that is told of changes keeps a page, in seconds. @default null: there is none */
  keptSeconds?: number | null
  onFailure: (error: unknown, where: string) => void
  /** Told of every page that came from the database, so that what it names is kept as well. */
  onLoaded?: (page: RenderedPage, address: string) => void
  /** @default 64 MB */
  memoryBytes?: number
  /** How long an address is known to be nobody's without asking again. @default 5000 */
  absentMs?: number
}

/** At most this many addresses are remembered as nobody's: strangers can invent any number of them. */
const ABSENT_LIMIT = 10_000

/** Between tries to look at a database that answered a moment ago, in milliseconds: a busy one gives up after a second. */
const LOOK_PAUSES_MS = [100, 400] as const

/** Published pages by address: from memory, else from the database, else from the copy on disk. */
export class PageStore {
  readonly #options: StoreOptions
  readonly #memory: PageMemory<PageAnswer>
  readonly #worded = new WordedAnswers()
  readonly #loading = new Map<string, Promise<PageAnswer | null>>()
  readonly #absentUntil = new Map<string, number>()
  /** What was last taken in of a page: changes are told again and again for some seconds. */
  readonly #takenIn = new Map<string, string>()
  /** Whether the last look found no answer: then nobody waits for another try. */
  #isAway = false

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

  /**
   * Takes in what changed: what is held is loaded anew, the old bytes being served until the new are there, and what a
   * page has left for good goes, with the copies nobody asked for since the start: they would be served while the
   * database is away.
   */
  async takeIn(changes: readonly PageChange[]): Promise<void> {
    const news = changes.filter((change) => this.#takenIn.get(change.pageId) !== keysOf(change))
    const copies = news.length === 0 ? [] : await this.#options.disk.copies()
    for (const change of news) {
      this.#takenIn.set(change.pageId, keysOf(change))
      const current = new Map(change.addresses.map(({ address, key }) => [address, key]))
      for (const address of current.keys()) this.#absentUntil.delete(address)
      const held = [
        ...copies,
        ...this.#memory.entries().map(([address, { pageId, key }]) => ({ address, pageId, key })),
      ]
      for (const { address, pageId, key } of held) {
        const now = current.get(address) ?? null
        if (now === null ? pageId === change.pageId : now !== key) await this.#renew(address, now)
      }
    }
  }

  /** Compares everything that is held with the database: after an outage nobody knows what was missed. */
  async compareAll(): Promise<void> {
    this.#absentUntil.clear()
    this.#takenIn.clear()
    const copies = await this.#options.disk.copies()
    const held = new Map([
      ...copies.map(({ address, key }) => [address, key] as const),
      ...this.#memory.entries().map(([address, { key }]) => [address, key] as const),
    ])
    for (const [address, key] of held) {
      const current = await this.#options.source.keyAt(address)
      if (current !== key) await this.#renew(address, current)
    }
  }

  /** @param key of what is at the address now; null when nothing is */
  async #renew(address: string, key: string | null): Promise<void> {
    if (key === null)
      return this.#memory.get(address) ? void (await this.#forget(address)) : this.#options.disk.remove(address)
    // A load that was under way may have begun before the change.
    for (let tries = 0; tries < 2 && this.#memory.get(address)?.key !== key; tries++) await this.#refresh(address)
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
      return await this.#patiently(copy === null, async () => {
        const key = await source.keyAt(address)
        if (copy && copy.key === key) {
          this.#options.onLoaded?.(copy, address)
          return this.#keep(address, copy)
        }
        return key === null ? this.#forget(address) : this.#fresh(address)
      })
    } catch (error) {
      if (!copy) throw error
      this.#options.onFailure(error, `page ${address}, served from its copy on disk`)
      return this.#keep(address, copy)
    }
  }

  /**
   * Asks again for what a busy database was too slow for. In the second of a publish everybody waits for one load: if it
   * gave up at the first refusal, all of them would be sent away. With a copy at hand, or while the database is known to
   * be away, one try is enough.
   */
  async #patiently<Found>(isAlone: boolean, look: () => Promise<Found>): Promise<Found> {
    for (let tries = 0; ; tries++) {
      try {
        const found = await look()
        this.#isAway = false
        return found
      } catch (error) {
        const wait = LOOK_PAUSES_MS[tries]
        if (wait === undefined || !isAlone || this.#isAway) {
          this.#isAway = true
          throw error
        }
        await pause(wait)
      }
    }
  }

  async #fresh(address: string): Promise<PageAnswer | null> {
    const page = await this.#options.source.load(address)
    if (page === null) return this.#forget(address)
    // A full disk must not keep a page from its visitors.
    await this.#options.disk
      .write(address, page)
      .catch((error: unknown) => this.#options.onFailure(error, `copy of page ${address}`))
    this.#options.onLoaded?.(page, address)
    return this.#keep(address, page)
  }

  #keep(address: string, page: RenderedPage): PageAnswer {
    const answer = pageAnswer(page, { ...this.#options, worded: this.#worded })
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

const keysOf = ({ addresses }: PageChange) => addresses.map(({ address, key }) => `${address} ${key ?? ''}`).join('\n')
