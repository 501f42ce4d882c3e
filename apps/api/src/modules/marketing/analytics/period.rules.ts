import { addDays } from '@naikkelas/contract/time'
import { daysOf, DEFAULT_ANALYTICS_DAYS } from '@naikkelas/contract/marketing'

/** Days in WIB, both ends among them: `2026-11-22`. */
export interface Period {
  from: string
  until: string
}

/** The requested period, or the last 28 days including today. */
export function chosenPeriod({ from, until }: Partial<Period>, today: string): Period {
  return from !== undefined && until !== undefined
    ? { from, until }
    : { from: addDays(today, 1 - DEFAULT_ANALYTICS_DAYS), until: today }
}

/** As many days, right before it. */
export function periodBefore({ from, until }: Period): Period {
  return { from: addDays(from, -daysOf({ from, until })), until: addDays(from, -1) }
}

export function daysIn(period: Period): string[] {
  return Array.from({ length: daysOf(period) }, (_, index) => addDays(period.from, index))
}
