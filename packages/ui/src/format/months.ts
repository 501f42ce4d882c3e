import { dayInJakarta } from './days.ts'

/** January first. */
export const monthNames = [
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
] as const

/** The first year that lists of years offer (specification, section 9). */
export const FIRST_YEAR = 2021

/** Years to choose from, 2021 first, up to the current one in WIB. */
export function yearsUntil(now: Date): number[] {
  const current = Number(dayInJakarta(now.getTime()).slice(0, 4))
  return Array.from({ length: Math.max(0, current - FIRST_YEAR + 1) }, (_, index) => FIRST_YEAR + index)
}
