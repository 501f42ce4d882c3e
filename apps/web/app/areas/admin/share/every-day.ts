import { addDays, dayInWib } from '@naikkelas/contract/time'

export interface Day {
  /** `2026-11-22` */
  day: string
  hits: number
}

/** The last days in WIB, oldest first, including days without events. */
export function everyDay(days: readonly Day[], { now, count }: { now: Date; count: number }): Day[] {
  const hitsOf = new Map(days.map(({ day, hits }) => [day, hits]))
  const today = dayInWib(now)
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index + 1 - count)
    return { day, hits: hitsOf.get(day) ?? 0 }
  })
}
