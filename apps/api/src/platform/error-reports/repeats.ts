import { LRUCache } from 'lru-cache'

interface Kind {
  until: number
  told: number
  untold: number
}

const minuteMs = 60_000
/** Of one kind within a minute: enough to see whether they are alike. */
const ofOneKind = 3
/** All kinds within a minute, so that a client cannot use up the receiver's monthly quota. */
const ofAll = 100
const MAX_KINDS = 500

/**
 * Counts reports by their kind.
 * @returns how many of its kind were kept back before this one; null when this one is kept back
 */
export function createRepeats(): (kind: string, now: number) => number | null {
  const kinds = new LRUCache<string, Kind>({ max: MAX_KINDS })
  let all = { until: 0, told: 0 }
  return (name, now) => {
    if (now >= all.until) all = { until: now + minuteMs, told: 0 }
    const kind = kinds.get(name) ?? { until: 0, told: 0, untold: 0 }
    kinds.set(name, kind)
    if (now >= kind.until) Object.assign(kind, { until: now + minuteMs, told: 0 })
    if (kind.told >= ofOneKind || all.told >= ofAll) {
      kind.untold += 1
      return null
    }
    kind.told += 1
    all.told += 1
    const { untold } = kind
    kind.untold = 0
    return untold
  }
}
