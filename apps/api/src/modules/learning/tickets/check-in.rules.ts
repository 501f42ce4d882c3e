import { type CheckIn, offlineAtMostMs, type Scan, type ScanResult } from '@naikkelas/contract/learning'

/** A ticket that a door was shown, as it is stored. */
export interface ShownTicket {
  entitlementId: string
  code: string
  eventId: string
  eventName: string
  name: string | null
  /** Whether its seat is still held. */
  isHeld: boolean
  checkIn: StoredCheckIn | null
}

interface StoredCheckIn {
  /** Of the scan; null for one from before scans had ids. */
  id: string | null
  at: Date
  /** Name of the admin. */
  by: string | null
}

export interface NewCheckIn {
  entitlementId: string
  scanId: string
  at: Date
}

interface Door {
  eventId: string
  /** Name of the admin who scans. */
  by: string
  now: Date
}

/** When a ticket was scanned; a door that was offline for too long is not believed. */
const momentOf = ({ ageMs }: Scan, now: Date) => (ageMs > offlineAtMostMs ? now : new Date(now.getTime() - ageMs))

/**
 * What each scan did. The earliest scan of a ticket counts, whichever arrived first, and one that arrives again changes
 * nothing.
 * @param tickets by code
 * @returns results in the order sent, and the check-ins to store
 */
export function decideScans(
  scans: readonly Scan[],
  tickets: ReadonlyMap<string, ShownTicket>,
  { eventId, by, now }: Door,
): { results: ScanResult[]; checkIns: NewCheckIn[] } {
  const known = new Map<string, StoredCheckIn>()
  const checkIns = new Map<string, NewCheckIn>()
  const decide = ({ id, code }: Scan, at: Date): ScanResult => {
    const ticket = tickets.get(code)
    const nothing = { id, code, name: null, checkIn: null, otherEvent: null }
    if (!ticket) return { ...nothing, outcome: 'unknown' }
    if (ticket.eventId !== eventId) return { ...nothing, outcome: 'other_event', otherEvent: ticket.eventName }
    if (!ticket.isHeld) return { ...nothing, outcome: 'cancelled', name: ticket.name }
    const before = known.get(code) ?? ticket.checkIn
    const own = { id, at, by }
    if (before === null || at < before.at) {
      known.set(code, own)
      checkIns.set(code, { entitlementId: ticket.entitlementId, scanId: id, at })
    }
    const isFirst = before === null || before.id === id
    return {
      ...nothing,
      outcome: isFirst ? 'let_in' : 'already',
      name: ticket.name,
      checkIn: shown(before ?? own),
    }
  }
  const decided = scans
    .map((scan, index) => ({ scan, index, at: momentOf(scan, now) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ scan, index, at }) => ({ index, result: decide(scan, at) }))
  return {
    results: decided.toSorted((one, other) => one.index - other.index).map(({ result }) => result),
    checkIns: [...checkIns.values()],
  }
}

const shown = ({ at, by }: StoredCheckIn): CheckIn => ({ at: at.toISOString(), by })
