import { AppError } from './app-error.ts'
import { networkOf } from './network-of.ts'

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
 * @returns counts one read, of an IPv6 address for its network; throws AppError `too_many` with the seconds until the window ends
 */
export function createReadLimit({ name, hits, windowMs }: ReadLimitOptions): (address: string) => void {
  const counts = new Map<string, number>()
  let endsAt = 0
  return (address) => {
    const subject = networkOf(address)
    const now = performance.now()
    if (now >= endsAt || counts.size >= subjectsAtMost) {
      counts.clear()
      endsAt = now + windowMs
    }
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    if (count > hits)
      throw new AppError('too_many', { limit: name, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) })
  }
}
