/**
 * Days as `YYYY-MM-DD`, without time and zone: nothing here can slip to the day before. Only an instant has a place, and
 * that is Jakarta.
 */
export type Day = string

const DAY_MS = 86_400_000
/** WIB is UTC+7 all year: Indonesia has no daylight saving time. */
const WIB_OFFSET_MS = 7 * 3_600_000

const toUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** Whether it is a day that exists: 2026-02-30 does not. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toUtc(text)) && fromUtc(toUtc(text)) === text
}

export function addDays(day: Day, count: number): Day {
  return fromUtc(toUtc(day) + count * DAY_MS)
}

/** The same day of another month, or its last: 31 January and one month is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** The day of an instant in Jakarta (WIB). @param ms milliseconds since 1970 */
export function dayInJakarta(ms: number): Day {
  return fromUtc(ms + WIB_OFFSET_MS)
}
