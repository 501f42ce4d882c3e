import { MAX_REVENUE_DAYS } from '@naikkelas/contract/commerce'
import { addDays, dayInWib, daysBetween } from '@naikkelas/contract/time'
import { daysIn } from '../lists/days-in.ts'

/** Days that are shown at first, today among them. */
const usualDays = 28

export interface RevenueFilters {
  from: string
  until: string
  today: string
}

/** The days of an address; an open end is today, an open beginning 28 days before, and too many are cut at the beginning. */
export function revenueFiltersOf(params: URLSearchParams, now: Date): RevenueFilters {
  const today = dayInWib(now)
  const days = daysIn(params)
  const until = days.until === '' ? (days.from > today ? days.from : today) : days.until
  const from = days.from === '' ? addDays(until, 1 - usualDays) : days.from
  const isTooLong = daysBetween(from, until) >= MAX_REVENUE_DAYS
  return { from: isTooLong ? addDays(until, 1 - MAX_REVENUE_DAYS) : from, until, today }
}
