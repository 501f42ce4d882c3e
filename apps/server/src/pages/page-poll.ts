import type { PageStore } from './page-store.ts'
import type { PageSource } from './rendered-page.ts'

interface PollOptions {
  source: PageSource
  store: PageStore
  onFailure: (error: unknown, where: string) => void
  /** @default 250 */
  everyMs?: number
}

/**
 * Keeps this process's pages current with what any process publishes. While the database is away it asks less often,
 * and compares everything once it is back.
 * @returns how to stop it, which waits for the question that is under way
 */
export function startPagePoll({ source, store, onFailure, everyMs = 250 }: PollOptions): () => Promise<void> {
  let timer: NodeJS.Timeout
  let asking = Promise.resolve()
  let isStopped = false
  let failures = 0
  const ask = async () => {
    try {
      const changes = await source.recentlyChanged()
      if (failures > 0) await store.compareAll()
      else await store.takeIn(changes)
      failures = 0
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
  return () => {
    isStopped = true
    clearTimeout(timer)
    return asking
  }
}
