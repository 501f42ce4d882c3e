import { addDays, type Day, dayInJakarta } from '../../format/days.ts'

/** 0 is Monday, the first of the week. */
export function weekdayOf(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** Today in Jakarta (WIB), wherever the device believes to be. */
export function todayInJakarta(now: number = Date.now()): Day {
  return dayInJakarta(now)
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
