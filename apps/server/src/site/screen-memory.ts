import { LRUCache } from 'lru-cache'
import type { StoredAnswer } from '../stored-answer.ts'

/** For so long a copy is sent without looking further, in milliseconds from when its drawing began. */
const FRESH_MS = 500
/** At this age it is right no longer: visitors wait for the next drawing. */
const RIGHT_MS = 1_000
/** At this age it is not even sent in place of a failure. */
const LAST_MS = 600_000
/** Compressed bytes that are kept, all screens together. */
const KEPT_BYTES = 8 * 1024 * 1024

interface Copy {
  answer: StoredAnswer
  drawnAt: number
  isBeingRedrawn: boolean
}

/**
 * Copies of public screens by address, each at most a second old: a change is right within that second, and however
 * many ask, an address is drawn twice a second at most.
 */
export class ScreenMemory {
  readonly #copies = new LRUCache<string, Copy>({ maxSize: KEPT_BYTES })
  readonly #now: () => number

  /** @param now milliseconds, growing steadily. @default those of the process */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  now(): number {
    return this.#now()
  }

  /**
   * The copy to send; undefined where the screen is to be drawn. Of a copy in its second half one caller is to
   * draw, and all others get it meanwhile.
   */
  current(target: string): StoredAnswer | undefined {
    const copy = this.#copies.get(target)
    if (!copy) return undefined
    const age = this.#now() - copy.drawnAt
    if (age >= RIGHT_MS) return undefined
    if (age < FRESH_MS || copy.isBeingRedrawn) return copy.answer
    copy.isBeingRedrawn = true
    return undefined
  }

  /** Whether this address was a public screen when it was last drawn. */
  has(target: string): boolean {
    return this.#copies.has(target)
  }

  /** The last copy, in place of a failure. */
  last(target: string): StoredAnswer | undefined {
    const copy = this.#copies.get(target)
    return copy && this.#now() - copy.drawnAt < LAST_MS ? copy.answer : undefined
  }

  keep(target: string, answer: StoredAnswer, { drawnAt, bytes }: { drawnAt: number; bytes: number }): void {
    this.#copies.set(target, { answer, drawnAt, isBeingRedrawn: false }, { size: bytes })
  }

  forget(target: string): void {
    this.#copies.delete(target)
  }
}

/** Parameters of campaigns, which scripts read and no screen draws. */
const isOfCampaign = (name: string) => /^(?:utm_.*|ref|(?:fb|g|tt)clid)$/.test(name)

/** An address as copies know it: without what is a visitor's own. @param address path and query */
export function screenTarget(address: string): string {
  const at = address.indexOf('?')
  if (at === -1) return address
  const params = new URLSearchParams(address.slice(at))
  const own = [...params].filter(([name]) => !isOfCampaign(name))
  if (own.length === params.size) return address
  return own.length === 0 ? address.slice(0, at) : `${address.slice(0, at)}?${new URLSearchParams(own)}`
}
