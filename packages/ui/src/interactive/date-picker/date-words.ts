import { type CalendarLabels, datePickerLabelsId } from './date-picker.labels.ts'
import type { Day } from '../../format/days.ts'
import { weekdayOf } from './dates.ts'

/** `November 2026` */
export function monthWords(day: Day, labels: CalendarLabels = datePickerLabelsId): string {
  const [year = '', month] = day.split('-')
  return labels.month(labels.months[Number(month) - 1] ?? '', year)
}

/** `Jumat, 20 November 2026` */
export function dayWords(day: Day, labels: CalendarLabels = datePickerLabelsId): string {
  const [year = '', month] = day.split('-')
  return labels.day({
    weekday: labels.weekdays[weekdayOf(day)] ?? '',
    date: Number(day.slice(8)),
    month: labels.months[Number(month) - 1] ?? '',
    year,
  })
}
