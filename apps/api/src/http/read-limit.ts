import { AppError } from './app-error.ts'

interface ReadLimitOptions {
  /** For the log. */
  name: string
  hits: number
  windowMs: number
}

/** Addresses counted at a time; a flood from more than these is not what a count by address stops. */
const subjectsAtMost = 10_000

/**
 * Counts reads by who asks, in this process only: reading costs little, so a count that is lost with the process, or
 * kept by each of several, is good enough, and a database that is away keeps nobody from reading.
 * @returns counts one read; throws AppError `too_many` with the seconds until the window ends
 */
export function createReadLimit(options: ReadLimitOptions): (subject: string) => void {
  const { add, refuse } = createCounts(options)
  return (subject) => {
    add(subject)
    refuse(subject)
  }
}

export interface MissLimit {
  /** Before one looks. @throws AppError `too_many` for whom guessed too often, with the seconds until the window ends */
  check: (subject: string) => void
  /** Once nothing was found. */
  miss: (subject: string) => void
}

/** Like `createReadLimit`, for addresses that are secret by being hard to guess: what is found counts for nothing. */
export function createMissLimit(options: ReadLimitOptions): MissLimit {
  const { add, refuse } = createCounts({ ...options, hits: options.hits - 1 })
  return { check: refuse, miss: add }
}

function createCounts({ name, hits, windowMs }: ReadLimitOptions) {
  const counts = new Map<string, number>()
  let endsAt = 0
  function begin() {
    const now = performance.now()
    if (now < endsAt && counts.size < subjectsAtMost) return
    counts.clear()
    endsAt = now + windowMs
  }
  return {
    add(subject: string) {
      begin()
      counts.set(subject, (counts.get(subject) ?? 0) + 1)
    },
    refuse(subject: string) {
      begin()
      if ((counts.get(subject) ?? 0) <= hits) return
      const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - performance.now()) / 1000))
      throw new AppError('too_many', { limit: name, retryAfterSeconds })
    },
  }
}
