import { monthNames } from './months.ts'
import type { Day } from './days.ts'

const inWib = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'Asia/Jakarta' })
/** Days have no zone: they are read in the one they are parsed in. */
const ofDay = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'UTC' })

const long = { day: 'numeric', month: 'long', year: 'numeric' } as const
const short = { day: 'numeric', month: 'short', year: 'numeric' } as const

const dateTime = inWib({ ...long, hour: '2-digit', minute: '2-digit' })
const longDate = inWib(long)
const shortDate = inWib(short)
const longDay = ofDay(long)
const shortDay = ofDay(short)
const dayAndMonth = ofDay({ day: 'numeric', month: 'short' })

/** An instant as ISO 8601 or as a Date. */
type Instant = string | Date

/** `20 November 2026, 19.30 WIB` */
export function formatDateTime(instant: Instant): string {
  const parts = Object.fromEntries(dateTime.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return `${parts.day} ${parts.month} ${parts.year}, ${parts.hour}.${parts.minute} WIB`
}

/** `20 Nov 2026`, of an instant in WIB. */
export const formatDate = (instant: Instant) => shortDate.format(new Date(instant))

/** `20 November 2026`, of an instant in WIB. */
export const formatLongDate = (instant: Instant) => longDate.format(new Date(instant))

/** `20 November 2026` */
export const formatDay = (day: Day) => longDay.format(new Date(day))

/** `20 Nov 2026` */
export const formatShortDay = (day: Day) => shortDay.format(new Date(day))

/** `20 Nov`, where the year is clear. */
export const formatDayAndMonth = (day: Day) => dayAndMonth.format(new Date(day))

/** `November 2026` of `2026-11`. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1] ?? ''} ${year}`
}

/** How long ago, for what changed recently; the day for everything older: `5 menit lalu`, `20 Nov 2026`. */
export function formatAgo(instant: Instant, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000)
  if (minutes < 1) return 'baru saja'
  if (minutes < 60) return `${minutes} menit lalu`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} jam lalu`
  if (minutes < 7 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} hari lalu`
  return formatDate(instant)
}
