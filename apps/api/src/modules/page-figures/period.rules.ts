import { daysOf, figuresDays } from '@naikkelas/contract'

/** Days in WIB, both ends among them: `2026-11-22`. */
export interface Period {
  from: string
  until: string
}

const dayMs = 86_400_000

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** What was asked for, or the last 28 days with today. */
export function chosenPeriod({ from, until }: Partial<Period>, today: string): Period {
  return from !== undefined && until !== undefined
    ? { from, until }
    : { from: dayAfter(today, 1 - figuresDays), until: today }
}

/** As many days, right before it. */
export function periodBefore({ from, until }: Period): Period {
  return { from: dayAfter(from, -daysOf({ from, until })), until: dayAfter(from, -1) }
}

export function daysIn(period: Period): string[] {
  return Array.from({ length: daysOf(period) }, (_, index) => dayAfter(period.from, index))
}
