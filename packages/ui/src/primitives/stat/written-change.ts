import { formatDecimal } from '../../format/numbers.ts'

/** How a number differs from the one before. */
export interface StatChange {
  /** `12.4` is 12,4 percent or points more, `-3` three less. */
  amount: number
  /** `points` between two percentages: from 7,9% to 10,6% are 2,7 points. @default 'percent' */
  unit?: 'percent' | 'points'
}

export interface WrittenChange {
  direction: 'up' | 'down' | 'same'
  /** `+12,4%`, `−3 poin`; `0%` for what is no change once it is rounded. */
  text: string
}

/** A change as it is read, rounded to one decimal. */
export function writtenChange({ amount, unit = 'percent' }: StatChange, points: string): WrittenChange {
  const rounded = Math.round(amount * 10) / 10
  const direction = rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'same'
  const sign = { up: '+', down: '−', same: '' }[direction]
  return { direction, text: `${sign}${formatDecimal(Math.abs(rounded))}${unit === 'points' ? ` ${points}` : '%'}` }
}
