import type { PageStore } from './page-store.ts'
import type { PageSource } from './published-page.ts'

/** Changes are listed for ten seconds; a longer pause than this may have missed some. */
const LONG_PAUSE_MS = 5_000

interface PollOptions {
  source: PageSource
  store: PageStore
  onFailure: (error: unknown, where: string) => void
  /** @default 250 */
  everyMs?: number
}

interface PagePoll {
  /** Waits for the question that is under way. */
  stop: () => Promise<void>
  /** Since the last answer, in milliseconds; undefined before the first. */
  ageMs: () => number | undefined
}

/**
 * Keeps this process's pages current with what any process publishes. While the database is away it asks less often.
 * Everything is compared at first, because copies may have been served without the database, and after every pause
 * that may have hidden a change: an outage, a machine that slept.
 */
export function startPagePoll({ source, store, onFailure, everyMs = 250 }: PollOptions): PagePoll {
  let timer: NodeJS.Timeout
  let asking = Promise.resolve()
  let isStopped = false
  let failures = 0
  let askedAt = Number.NEGATIVE_INFINITY
  const ask = async () => {
    try {
      const startedAt = performance.now()
      const changes = await source.recentlyChanged()
      if (failures > 0 || startedAt - askedAt > LONG_PAUSE_MS) await store.compareAll()
      else await store.takeIn(changes)
      failures = 0
      askedAt = startedAt
    } catch (error) {
      if (failures === 0) onFailure(error, 'page poll')
      failures += 1
    }
    if (!isStopped) schedule()
  }
  const schedule = () => {
    timer = setTimeout(() => (asking = ask()), Math.min(everyMs * 2 ** failures, 4_000)).unref()
  }
  schedule()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      return asking
    },
    ageMs: () => (Number.isFinite(askedAt) ? performance.now() - askedAt : undefined),
  }
}
