import type { Availability } from '@naikkelas/contract/commerce'

interface Window {
  availableFrom: Date | null
  availableUntil: Date | null
  /** Null when seats are not counted. */
  seatsLeft: number | null
  /** Of an event: when its last session ends. Null without sessions, and for every other kind. */
  endsAt: Date | null
  /** False once the package of its partner has ended. */
  isPartnerOpen?: boolean
}

/**
 * Whether it can be bought at a moment: from the first instant of its window to the one before its last, never once an
 * event is over, and only while its partner sells.
 */
export function availabilityOf(
  { availableFrom, availableUntil, seatsLeft, endsAt, isPartnerOpen = true }: Window,
  now: Date,
): Availability {
  if (!isPartnerOpen) return 'ended'
  if (isOver({ endsAt }, now)) return 'ended'
  if (availableUntil !== null && availableUntil <= now) return 'ended'
  if (seatsLeft === 0) return 'sold_out'
  if (availableFrom !== null && availableFrom > now) return 'not_yet'
  return 'available'
}

/** Whether the last session of an event has ended. */
export const isOver = ({ endsAt }: Pick<Window, 'endsAt'>, now: Date): boolean => endsAt !== null && endsAt <= now
