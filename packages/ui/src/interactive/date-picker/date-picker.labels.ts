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
}

export const datePickerLabelsId: DatePickerLabels = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  weekdays: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  months: [
    'Januari',
    'Februari',
    'Maret',
    'April',
    'Mei',
    'Juni',
    'Juli',
    'Agustus',
    'September',
    'Oktober',
    'November',
    'Desember',
  ],
  month: (month, year) => `${month} ${year}`,
  day: ({ weekday, date, month, year }) => `${weekday}, ${date} ${month} ${year}`,
  open: 'Buka kalender',
  calendar: 'Kalender',
  chosen: (day) => `Kalender, terpilih ${day}`,
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
}
