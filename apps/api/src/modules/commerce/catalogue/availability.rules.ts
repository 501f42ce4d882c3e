import type { Availability } from '@naikkelas/contract/commerce'

interface Window {
  availableFrom: Date | null
  availableUntil: Date | null
  /** Null when seats are not counted. */
  seatsLeft: number | null
}

/** Whether it can be bought at a moment: from the first instant of its window to the one before its last. */
export function availabilityOf({ availableFrom, availableUntil, seatsLeft }: Window, now: Date): Availability {
  if (availableUntil !== null && availableUntil <= now) return 'ended'
  if (seatsLeft === 0) return 'sold_out'
  if (availableFrom !== null && availableFrom > now) return 'not_yet'
  return 'available'
}
