import type { PageDocument } from '@naikkelas/page'
import type { ListedRecords, RecordDetails } from '@naikkelas/ui/sections/registry'
import { isDeepStrictEqual } from 'node:util'

/** What a page shows of the catalogue. */
interface Shown {
  offer: PageDocument['offer']
  records: ListedRecords
  record: RecordDetails | null
}

/** A page is not drawn again for a number of seats before this long after it was drawn. */
export const seatsPauseMs = 10_000

/**
 * When bytes that show one state of the catalogue must be drawn again to show another; null when they are right. A
 * number of seats may be a little old, but not whether there are any.
 */
export function nextDrawing(drawn: Shown, now: Shown, at: Date): Date | null {
  if (isDeepStrictEqual(drawn, now)) return null
  const isSeatCount = isDeepStrictEqual(withoutCounts(drawn), withoutCounts(now))
  return isSeatCount ? new Date(at.getTime() + seatsPauseMs) : at
}

/** With whether there are seats in place of how many. */
function withoutCounts({ offer, records, record }: Shown) {
  return {
    record,
    offer: { ...offer, seats: hasSeats(offer.seats) },
    records: Object.entries(records).map(([id, list]) => [
      id,
      list.map((record) => ({ ...record, seatsLeft: hasSeats(record.seatsLeft) })),
    ]),
  }
}

const hasSeats = (seats: number | null) => (seats === null ? null : seats > 0)
