import { LRUCache } from 'lru-cache'
import { AppError } from '../../errors/app-error.ts'
import { networkOf, siteNetworkOf } from './network-of.ts'

interface ReadLimitOptions {
  /** For the log. */
  name: string
  hits: number
  windowMs: number
}

/** Networks counted at a time: about 2 MB. Beyond them the one that asked longest ago begins anew. */
const MAX_SUBJECTS = 10_000
/** A site of 65,536 IPv6 networks (/48) may ask as much as this many of them. */
const NETWORKS_OF_SITE = 16

/**
 * Counts reads by who asks, in this process only: reading costs little, so a count that is lost with the process, or
 * kept by each of several, is good enough, and a database that is away keeps nobody from reading. Of IPv6 the network is
 * counted (/64), and beside it the site (/48), because a site has networks enough to make every count begin anew.
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
