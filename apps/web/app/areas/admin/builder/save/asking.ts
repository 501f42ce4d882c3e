import { backoffMs } from './backoff.ts'

interface AskingOptions {
  /** Asks for what came after the head and takes it over. Never rejects. */
  ask: () => Promise<void>
  headVersion: () => number
  /** Whether the saver waits for the user: then it requests nothing by itself. */
  isPaused: () => boolean
  random?: (() => number) | undefined
}

/**
 * Requests the changes since the head: one request at a time, until the announced version is reached. A response that
 * was in flight when the announcement came may be older, and one may be lost.
 */
export function createAsking({ ask, headVersion, isPaused, random }: AskingOptions) {
  let underWay: Promise<void> | null = null
  /** The newest announced version, and the number of failed requests for it. */
  let reported = 0
  let misses = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Who asks while a question is on its way gets the same answer. */
  function refresh(): Promise<void> {
    clearTimeout(timer)
    underWay ??= ask().finally(() => {
      underWay = null
      againWhenBehind()
    })
    return underWay
  }

  function againWhenBehind() {
    misses = isBehind() ? misses + 1 : 0
    // At once the first time, since the answer was merely older; then ever later.
    if (misses > 0 && !isPaused())
      timer = setTimeout(() => void refresh(), misses === 1 ? 0 : backoffMs(misses - 1, random))
  }

  const isBehind = () => headVersion() < reported

  return {
    refresh,
    isBehind,
    notifyOf(version: number) {
      reported = Math.max(reported, version)
    },
    stop: () => clearTimeout(timer),
  }
}
