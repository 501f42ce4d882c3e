import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { CompressionDictionary } from '../compression-dictionary.ts'
import type { PageDisk } from './page-disk.ts'
import { type PageAnswer, pageAnswer, takesDictionary } from './page-answer.ts'
import { type PageChange, type PageSource, type PublishedPage, sizeOf } from './published-page.ts'
import { PersonalisedAnswers } from './personalised-answers.ts'

interface StoreOptions {
  source: PageSource
  disk: PageDisk
  /** Headers that every answer of this site carries. */
  siteHeaders: readonly string[]
  /** Lifetime of a page in a CDN that we purge, in seconds. @default null: there is none */
  keptSeconds?: number | null
  onFailure: (error: unknown, where: string) => void
  /** Called for every page loaded from the database, so that what it references is copied to disk as well. */
  onLoaded?: (page: PublishedPage, address: string) => void
  /** @default 64 MB */
  memoryBytes?: number
  /** What pages are compressed with for browsers that have it. @default there is none */
  dictionary?: CompressionDictionary | undefined
}

/** Addresses without a page are cached, and only so many of them: clients can request any number. */
const MAX_ABSENT = 10_000
const ABSENT_TTL_MS = 5_000
/** Pages whose latest revision is remembered; a page beyond is compared with memory again. */
const MAX_TAKEN_IN = 10_000

/** Between tries to look at a database that answered a moment ago, in milliseconds: a busy one gives up after a second. */
const LOOK_PAUSES_MS = [100, 400] as const

/** Published pages by address: from memory, else from the database, else from the copy on disk. */
export class PageStore {
  readonly #options: StoreOptions
  readonly #memory: LRUCache<string, PageAnswer>
  readonly #personalised = new PersonalisedAnswers()
  readonly #loading = new Map<string, Promise<PageAnswer | null>>()
  readonly #absent = new LRUCache<string, true>({ max: MAX_ABSENT, ttl: ABSENT_TTL_MS })
  /** What was last taken in of a page: the same changes arrive for some seconds. */
  readonly #takenIn = new LRUCache<string, string>({ max: MAX_TAKEN_IN })
  /** What is public and may have no copy yet. */
  #uncopied = new Map<string, string>()
  #copying: Promise<void> | undefined
  /** One page after the other: it takes long, on threads that reading files needs too. */
  #compressing: Promise<void> = Promise.resolve()
  /** Whether the last load failed: then requests do not wait for a retry. */
  #isAway = false

  constructor(options: StoreOptions) {
    this.#options = options
    this.#memory = new LRUCache({ maxSize: options.memoryBytes ?? 64 * 1024 * 1024 })
  }

  /** The page if it is in memory; the only thing a request to a known page waits for. */
  inMemory(address: string): PageAnswer | undefined {
    return this.#memory.get(address)
  }

  /**
   * The page at an address, or null when none is published there. Concurrent requests share one load.
   * @throws when the database is away and there is no copy on disk
   */
  find(address: string): Promise<PageAnswer | null> {
    const known = this.#memory.get(address)
    if (known) return Promise.resolve(known)
    if (this.#absent.has(address)) return Promise.resolve(null)
    return this.#once(address, () => this.#load(address))
  }

  /**
   * Takes in what changed: what is public now is loaded and copied to disk, whether or not a visitor has asked for it, the
   * old bytes being served until the new are there. What a page has left for good goes, from memory and disk.
   */
  async takeIn(changes: readonly PageChange[]): Promise<void> {
    const news = changes.filter((change) => this.#takenIn.get(change.pageId) !== keysOf(change))
    if (news.length === 0) return
    const held = this.#heldBy(new Set(news.map(({ pageId }) => pageId)))
    for (const change of news) {
      this.#takenIn.set(change.pageId, keysOf(change))
      const current = new Set(change.addresses.map(({ address }) => address))
      for (const { address, key } of change.addresses) {
        this.#absent.delete(address)
        await this.#bringUpToDate(address, key)
      }
      for (const address of held.get(change.pageId) ?? []) if (!current.has(address)) await this.#forget(address)
      await this.#options.disk.removeOthers(change.pageId, current)
    }
  }

  /**
   * Compares all cached pages with the database in one query: after an outage, missed changes are unknown. Outdated or
   * missing disk copies are written one by one in the background.
   */
  async compareAll(): Promise<void> {
    this.#absent.clear()
    this.#takenIn.clear()
    const current = new Map((await this.#options.source.allKeys()).map((found) => [found.address, found.key]))
    for (const [address, { key }] of [...this.#memory.entries()]) {
      const now = current.get(address) ?? null
      if (now !== key) await this.#renew(address, now)
    }
    await this.#options.disk.removeAllBut(current.keys())
    this.#uncopied = current
    this.#copying ??= this.#copyMissing().finally(() => (this.#copying = undefined))
  }

  /** Resolves once every copy that was found to be old or missing is made, or the database is away. */
  async copied(): Promise<void> {
    await this.#copying
  }

  /** Resolves once every page in memory is compressed with the dictionary. */
  compressed(): Promise<void> {
    return this.#compressing
  }

  /** Stops making copies; waits for the one that is being made. */
  async stop(): Promise<void> {
    this.#uncopied = new Map()
    await this.#copying
  }

  async #copyMissing(): Promise<void> {
    const { disk, source, onFailure } = this.#options
    for (;;) {
      const [next] = this.#uncopied
      if (!next) return
      const [address, key] = next
      this.#uncopied.delete(address)
      try {
        if (await disk.has(address, key)) continue
        const page = await source.load(address)
        if (!page) continue
        await disk.write(address, page)
        this.#options.onLoaded?.(page, address)
      } catch (error) {
        // The comparison after the outage finds what is still missing.
        this.#uncopied = new Map()
        onFailure(error, `copy of page ${address}`)
      }
    }
  }

  /** Addresses in memory of these pages. */
  #heldBy(pageIds: ReadonlySet<string>): Map<string, string[]> {
    const held = new Map<string, string[]>()
    for (const [address, { pageId }] of this.#memory.entries())
      if (pageIds.has(pageId)) held.set(pageId, [...(held.get(pageId) ?? []), address])
    return held
  }

  /** @param key of what is at the address now; null when nothing is */
  async #bringUpToDate(address: string, key: string | null): Promise<void> {
    const known = this.#memory.get(address)
    if (key !== null && known?.key === key) return
    if (key !== null && !known && (await this.#options.disk.has(address, key))) return
    await this.#renew(address, key)
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
   * Retries while the database is busy. In the second of a publish all requests wait for one load: failing at the first
   * refusal would fail all of them. With a disk copy, or while the database is known to be away, there is one attempt.
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

  #keep(address: string, page: PublishedPage): PageAnswer {
    const answer = pageAnswer(page, { ...this.#options, personalised: this.#personalised })
    this.#memory.set(address, answer, { size: sizeOf(page) })
    this.#absent.delete(address)
    this.#compressing = this.#compressing
      .then(() => this.#compress(address, page, answer))
      .catch((error: unknown) => this.#options.onFailure(error, `page ${address}, with the dictionary`))
    return answer
  }

  /** Adds the body for browsers that have the dictionary; no visitor waits for it. */
  async #compress(address: string, page: PublishedPage, answer: PageAnswer): Promise<void> {
    const { dictionary } = this.#options
    const [body] = page.bodies
    const isCurrent = () => this.#memory.peek(address) === answer
    if (!dictionary || !body || !takesDictionary(page) || !isCurrent()) return
    const dcz = await dictionary.compress(body.bytes.identity, 'once')
    if (!isCurrent()) return
    const whole = pageAnswer(page, { ...this.#options, personalised: this.#personalised, dcz })
    this.#memory.set(address, whole, { size: sizeOf(page) + dcz.length })
  }

  async #forget(address: string): Promise<null> {
    this.#memory.delete(address)
    this.#absent.set(address, true)
    await this.#options.disk.remove(address)
    return null
  }
}

const keysOf = ({ addresses }: PageChange) => addresses.map(({ address, key }) => `${address} ${key ?? ''}`).join('\n')
