import type { SellableValue } from '@naikkelas/contract/commerce'
import { isDeepStrictEqual } from 'node:util'

interface Seated {
  value: SellableValue
  /** Sold or held. */
  seatsTaken: number
}

/** Whether only a number of seats is another, and some were left and are. */
export function isSeatCount(before: Seated, value: SellableValue): boolean {
  const isElsewhereSame = isDeepStrictEqual({ ...before.value, seats: value.seats }, value)
  const areLeft = (seats: number | null) => seats !== null && seats > before.seatsTaken
  return isElsewhereSame && areLeft(before.value.seats) && areLeft(value.seats)
}
