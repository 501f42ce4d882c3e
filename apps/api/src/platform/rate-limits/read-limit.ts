import { LRUCache } from 'lru-cache'
import { AppError } from '../../errors/app-error.ts'
import { networkOf, siteNetworkOf } from './network-of.ts'

interface ReadLimitOptions {
  /** For the log. */
  name: string
  hits: number
  windowMs: number
}

/** Networks counted at a time: about 2 MB. Beyond them the least recently seen one starts at zero. */
const MAX_SUBJECTS = 10_000
/** A site of 65,536 IPv6 networks (/48) may ask as much as this many of them. */
const NETWORKS_OF_SITE = 16

/**
 * Counts reads by client in this process only: reads are cheap, so a count per process that a restart resets is good
 * enough, and reads work while the database is away. For IPv6 the network (/64) and the site (/48) are counted, as a
 * site has enough networks to reset every count.
 * @returns counts one read; throws AppError `too_many` with the seconds until the window ends
 */
export function createReadLimit({ name, hits, windowMs }: ReadLimitOptions): (address: string) => void {
  const counts = new LRUCache<string, number>({ max: MAX_SUBJECTS })
  let endsAt = 0
  function isBeyond(subject: string, limit: number): boolean {
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    return count > limit
  }
  return (address) => {
    const now = performance.now()
    if (now >= endsAt) {
      counts.clear()
      endsAt = now + windowMs
    }
    const site = siteNetworkOf(address)
    const isNetworkBeyond = isBeyond(networkOf(address), hits)
    const isSiteBeyond = site !== null && isBeyond(site, NETWORKS_OF_SITE * hits)
    if (isNetworkBeyond || isSiteBeyond)
      throw new AppError('too_many', { limit: name, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) })
  }
}
