import { addDays, addMonths, dayInJakarta, type Day } from '@naikkelas/ui/format'

export {
  addDays,
  addMonths,
  type Day,
  formatDateTime,
  formatLongDate,
  isDay,
  monthNames,
  yearsUntil,
} from '@naikkelas/ui/format'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** WIB is UTC+7 all year: Indonesia has no daylight saving time. */
const WIB_OFFSET_MS = 7 * HOUR_MS

/** `2026-11`, a month in WIB. */
export type Month = string

/** The day of an instant in WIB: half past eleven in the evening of UTC is the next day there. */
export function dayInWib(instant: Date): Day {
  return dayInJakarta(instant.getTime())
}

export function monthInWib(instant: Date): Month {
  return dayInWib(instant).slice(0, 7)
}

/** The first instant of a day in WIB. */
export function startOfDay(day: Day): Date {
  return new Date(Date.parse(day) - WIB_OFFSET_MS)
}

/** The first instant after a day in WIB, so that a day is `startOfDay <= instant < endOfDay`. */
export function endOfDay(day: Day): Date {
  return startOfDay(addDays(day, 1))
}

/** The first instant of a month in WIB. */
export function startOfMonth(month: Month): Date {
  return startOfDay(`${month}-01`)
}

/** The first instant after a month in WIB. */
export function endOfMonth(month: Month): Date {
  return startOfDay(addMonths(`${month}-01`, 1))
}

/**
 * The same time of day in WIB so many months later, on the last day of the month where it is shorter: 31 January and one
 * month is 28 or 29 February. A series counts from its beginning each time, or it would stay on the 28th.
 */
export function addMonthsInWib(instant: Date, months: number): Date {
  const day = dayInWib(instant)
  const sinceMidnightMs = instant.getTime() - startOfDay(day).getTime()
  return new Date(startOfDay(addMonths(day, months)).getTime() + sinceMidnightMs)
}

/** Whole days from one day to another; negative where the second is earlier. */
export function daysBetween(from: Day, until: Day): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)
}

/** What a clock in WIB shows: `2026-11-20T19:30:00.000`. */
export function clockInWib(instant: Date): string {
  return new Date(instant.getTime() + WIB_OFFSET_MS).toISOString().slice(0, -1)
}

/** The instant at which a clock in WIB shows that, from `2026-11-20T19:30` on; null for what no clock shows. */
export function instantOfWib(clock: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?$/.exec(clock)
  if (!match) return null
  const shown = new Date(`${match[1]}${match[2] ?? ':00'}Z`)
  // 30 February and 24:00 would roll over into another day.
  if (Number.isNaN(shown.getTime()) || !shown.toISOString().startsWith(match[1] ?? '')) return null
  return new Date(shown.getTime() - WIB_OFFSET_MS)
}
