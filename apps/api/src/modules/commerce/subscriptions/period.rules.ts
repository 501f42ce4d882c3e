import { addMonthsInWib } from '@naikkelas/contract/time'

/** Where an unbroken row of periods began, and how many months of it are paid. */
export interface Series {
  anchoredAt: Date
  monthsSinceAnchor: number
}

export interface Period extends Series {
  startsAt: Date
  endsAt: Date
}

interface Paid {
  /** Of the last paid period; null before the first. */
  series: Series | null
  /** Until when the former period runs; null before the first. */
  runsUntil: Date | null
  months: number
  paidAt: Date
}

/**
 * The period that a payment opens: from the end of the former one, or from now where that is over (product.md, partner
 * subscription). Ends are counted in calendar months of Jakarta from where the row began, so that what began on the 31st
 * ends on the last day of shorter months and on the 31st of longer ones.
 */
export function nextPeriod({ series, runsUntil, months, paidAt }: Paid): Period {
  const startsAt = runsUntil !== null && runsUntil > paidAt ? runsUntil : paidAt
  const isUnbroken = series !== null && endOfSeries(series).getTime() === startsAt.getTime()
  const next = isUnbroken
    ? { anchoredAt: series.anchoredAt, monthsSinceAnchor: series.monthsSinceAnchor + months }
    : { anchoredAt: startsAt, monthsSinceAnchor: months }
  return { ...next, startsAt, endsAt: endOfSeries(next) }
}

const endOfSeries = ({ anchoredAt, monthsSinceAnchor }: Series) => addMonthsInWib(anchoredAt, monthsSinceAnchor)
