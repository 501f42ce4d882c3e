const dayMs = 86_400_000
const wibMs = 7 * 3_600_000

export interface Day {
  /** `2026-11-22` */
  day: string
  hits: number
}

/** The last days in WIB, oldest first, those on which nothing happened included. */
export function everyDay(days: readonly Day[], { now, count }: { now: Date; count: number }): Day[] {
  const hitsOf = new Map(days.map(({ day, hits }) => [day, hits]))
  const today = now.getTime() + wibMs
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today - (count - 1 - index) * dayMs).toISOString().slice(0, 10)
    return { day, hits: hitsOf.get(day) ?? 0 }
  })
}
