import { type Day, weekdayOf } from './dates.ts'

export const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

const months = [
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
]

/** `November 2026` */
export function monthWords(day: Day): string {
  const [year, month] = day.split('-')
  return `${months[Number(month) - 1]} ${year}`
}

/** `Jumat, 20 November 2026` */
export function dayWords(day: Day): string {
  return `${weekdays[weekdayOf(day)]}, ${Number(day.slice(8))} ${monthWords(day)}`
}
