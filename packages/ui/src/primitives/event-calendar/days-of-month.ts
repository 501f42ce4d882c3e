import { addDays, addMonths, type Day } from '../../format/days.ts'

export interface CalendarEntry {
  /** `YYYY-MM-DD` */
  day: Day
  title: string
  href: string
  /** When it begins, as it is written: `19.30`. */
  time?: string
  /** In one or two words: “Habis”. */
  note?: string
}

export interface DayOfMonth {
  day: Day
  /** 1 is Monday. */
  weekday: number
  entries: readonly CalendarEntry[]
}

/** Whether it is a month such as `2026-12`. */
const isMonth = (month: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month)

/**
 * All days of a month with what is on them: by time, what has none first. Entries of other months are left out.
 *
 * @throws for a text that is no month
 */
export function daysOfMonth(month: string, entries: readonly CalendarEntry[]): DayOfMonth[] {
  if (!isMonth(month)) throw new Error(`EventCalendar: ${JSON.stringify(month)} is no month such as 2026-12.`)
  const days: DayOfMonth[] = []
  for (let day: Day = `${month}-01`; day.startsWith(month); day = addDays(day, 1))
    days.push({
      day,
      weekday: ((new Date(day).getUTCDay() + 6) % 7) + 1,
      entries: entries
        .filter((entry) => entry.day === day)
        .sort((one, other) => (one.time ?? '').localeCompare(other.time ?? '')),
    })
  return days
}

/** The month `count` months later. */
export const monthAfter = (month: string, count: number) => addMonths(`${month}-01`, count).slice(0, 7)
