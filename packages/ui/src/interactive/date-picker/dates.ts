/**
 * Days as `YYYY-MM-DD`, without time and zone: nothing here can slip to the day before. Only "today" has a place, and
 * that is Jakarta.
 */
export type Day = string

const dayMs = 86_400_000

const toUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** Whether it is a day that exists: 2026-02-30 does not. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toUtc(text)) && fromUtc(toUtc(text)) === text
}

export function addDays(day: Day, count: number): Day {
  return fromUtc(toUtc(day) + count * dayMs)
}

/** The same day of another month, or its last: 31 January and one month is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** 0 is Monday, the first of the week. */
export function weekdayOf(day: Day): number {
  return (new Date(toUtc(day)).getUTCDay() + 6) % 7
}

/** Today in Jakarta (WIB), wherever the device believes to be. */
export function todayInJakarta(now: number = Date.now()): Day {
  return fromUtc(now + 7 * 3_600_000)
}

/** The weeks of the month a day lies in, Monday first; null before the first and after the last. */
export function weeksOf(day: Day): (Day | null)[][] {
  const month = day.slice(0, 7)
  const cells: (Day | null)[] = new Array<null>(weekdayOf(`${month}-01`)).fill(null)
  for (let one: Day = `${month}-01`; one.startsWith(month); one = addDays(one, 1)) cells.push(one)
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The nearest day that may be chosen. */
export function within(day: Day, min?: Day, max?: Day): Day {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}
