import { backoffMs } from './backoff.ts'

interface AskingOptions {
  /** Asks for what came after the head and takes it over. Never rejects. */
  ask: () => Promise<void>
  headVersion: () => number
  /** Whether the saver waits for somebody: then nothing is asked by itself. */
  isPaused: () => boolean
  random?: (() => number) | undefined
}

/**
 * Asks the server what happened since the head: one question at a time, and until what news told of is there. An answer
 * that was on its way when the news came may be older than the news, and one may be lost.
 */
export function createAsking({ ask, headVersion, isPaused, random }: AskingOptions) {
  let underWay: Promise<void> | null = null
  /** The newest version that was told of, and how often asking for it was in vain. */
  let told = 0
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

  const isBehind = () => headVersion() < told

  return {
    refresh,
    isBehind,
    tellOf(version: number) {
      told = Math.max(told, version)
    },
    stop: () => clearTimeout(timer),
  }
}
