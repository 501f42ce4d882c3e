import type { PageDocument } from '@naikkelas/page'
import { isDeepStrictEqual } from 'node:util'

type Offer = PageDocument['offer']

/** A page is not drawn again for a number of seats before this long after it was drawn. */
export const seatsPauseMs = 10_000

/**
 * When bytes that show one offer must be drawn again to show another; null when they are right. A number of seats may be
 * a little old, but not whether there are any.
 */
export function nextDrawing(drawn: Offer, now: Offer, at: Date): Date | null {
  if (isDeepStrictEqual(drawn, now)) return null
  const isSeatCount = hasSeats(drawn) && hasSeats(now) && isDeepStrictEqual({ ...drawn, seats: now.seats }, now)
  return isSeatCount ? new Date(at.getTime() + seatsPauseMs) : at
}

const hasSeats = ({ seats }: Offer) => seats !== null && seats > 0
