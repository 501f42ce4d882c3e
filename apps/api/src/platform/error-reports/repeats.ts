import { LRUCache } from 'lru-cache'

interface Kind {
  until: number
  reported: number
  suppressed: number
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
  let all = { until: 0, reported: 0 }
  return (name, now) => {
    if (now >= all.until) all = { until: now + minuteMs, reported: 0 }
    const kind = kinds.get(name) ?? { until: 0, reported: 0, suppressed: 0 }
    kinds.set(name, kind)
    if (now >= kind.until) Object.assign(kind, { until: now + minuteMs, reported: 0 })
    if (kind.reported >= ofOneKind || all.reported >= ofAll) {
      kind.suppressed += 1
      return null
    }
    kind.reported += 1
    all.reported += 1
    const { suppressed } = kind
    kind.suppressed = 0
    return suppressed
  }
}
