import type { RetryPolicy } from './job.ts'

const SECONDS_PER_MINUTE = 60

/** Pauses of so many minutes each. */
export const minutes = (...counts: readonly number[]): RetryPolicy => ({
  delaysSeconds: counts.map((count) => count * SECONDS_PER_MINUTE),
})

/** Twice as long each time, from the first pause up to the longest, until `totalSeconds` have passed. */
export function doubling({
  firstSeconds,
  longestSeconds,
  totalSeconds,
}: {
  firstSeconds: number
  longestSeconds: number
  totalSeconds: number
}): RetryPolicy {
  const delaysSeconds: number[] = []
  let delay = firstSeconds
  for (let passed = 0; passed < totalSeconds; passed += delay) {
    delay = Math.min(longestSeconds, firstSeconds * 2 ** delaysSeconds.length)
    delaysSeconds.push(delay)
  }
  return { delaysSeconds }
}

/** Tried once. */
export const once: RetryPolicy = { delaysSeconds: [] }

/** Seconds until the next attempt after one that failed; null when there is none. @param attempt 1 for the first */
export function delayAfter({ delaysSeconds }: RetryPolicy, attempt: number): number | null {
  return delaysSeconds[attempt - 1] ?? null
}
