import { monthNames } from '../../format/months.ts'

/** What a Calendar says, days and months among it. */
export interface CalendarLabels {
  previousMonth: string
  nextMonth: string
  /** Monday first. */
  weekdays: readonly [string, string, string, string, string, string, string]
  /** January first. */
  months: readonly [string, string, string, string, string, string, string, string, string, string, string, string]
  /** `November 2026` */
  month: (month: string, year: string) => string
  /** `Jumat, 20 November 2026` */
  day: (parts: { weekday: string; date: number; month: string; year: string }) => string
}

/** What a DatePicker says, its Calendar included. */
export interface DatePickerLabels extends CalendarLabels {
  open: string
  /** Names the calendar that opens. */
  calendar: string
  /** The same where a day is chosen already. */
  chosen: (day: string) => string
  /** How a day is written, in the empty field. */
  placeholder: string
  /** What is wrong with what was typed, and what to write instead. */
  unreadable: string
  fourDigits: string
  noMonth: (month: number) => string
  noDay: (month: { month: string; year: string; last: number }) => string
  tooEarly: (first: string) => string
  tooLate: (last: string) => string
}

export const datePickerLabelsId: DatePickerLabels = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  weekdays: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  months: monthNames,
  month: (month, year) => `${month} ${year}`,
  day: ({ weekday, date, month, year }) => `${weekday}, ${date} ${month} ${year}`,
  open: 'Buka kalender',
  calendar: 'Kalender',
  chosen: (day) => `Kalender, terpilih ${day}`,
  placeholder: 'hh/bb/tttt',
  unreadable: 'Tulis hari, bulan, dan tahun, misalnya 20/11/2026.',
  fourDigits: 'Tulis tahun dengan empat angka, misalnya 2026.',
  noMonth: (month) => `Bulan ${month} tidak ada. Tulis hari dulu, lalu bulan, misalnya 31/12/2026.`,
  noDay: ({ month, year, last }) => `${month} ${year} hanya sampai tanggal ${last}.`,
  tooEarly: (first) => `Paling awal ${first}.`,
  tooLate: (last) => `Paling akhir ${last}.`,
}

export const datePickerLabelsEn: DatePickerLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: [
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
  ],
  month: (month, year) => `${month} ${year}`,
  day: ({ weekday, date, month, year }) => `${weekday}, ${date} ${month} ${year}`,
  open: 'Open the calendar',
  calendar: 'Calendar',
  chosen: (day) => `Calendar, ${day} is chosen`,
  placeholder: 'dd/mm/yyyy',
  unreadable: 'Write day, month and year, like 20/11/2026.',
  fourDigits: 'Write the year with four digits, like 2026.',
  noMonth: (month) => `There is no month ${month}. Write the day first, then the month, like 31/12/2026.`,
  noDay: ({ month, year, last }) => `${month} ${year} has only ${last} days.`,
  tooEarly: (first) => `${first} at the earliest.`,
  tooLate: (last) => `${last} at the latest.`,
}
