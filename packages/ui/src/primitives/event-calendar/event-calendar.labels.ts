import { monthNames } from '../../format/months.ts'

/** What an EventCalendar says itself. */
export interface EventCalendarLabels {
  /** Names the links to other months. */
  months: string
  /** Leads to the month that has today. */
  thisMonth: string
  today: string
  /** Instead of the days, where a month has nothing. */
  empty: string
  /** Monday first. */
  weekdays: readonly [string, string, string, string, string, string, string]
  /** `Desember 2026` of `2026-12`. */
  month: (month: string) => string
}

const monthsEn = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const named = (names: readonly string[], month: string) =>
  `${names[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`

export const eventCalendarLabelsId: EventCalendarLabels = {
  months: 'Bulan',
  thisMonth: 'Bulan ini',
  today: 'Hari ini',
  empty: 'Belum ada acara di bulan ini.',
  weekdays: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  month: (month) => named(monthNames, month),
}

export const eventCalendarLabelsEn: EventCalendarLabels = {
  months: 'Months',
  thisMonth: 'This month',
  today: 'Today',
  empty: 'No events this month yet.',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  month: (month) => named(monthsEn, month),
}
