import { addDays, addMonths, type Day, isDay } from '../../format/days.ts'
import type { Reading } from '../typed-value.ts'
import type { DatePickerLabels } from './date-picker.labels.ts'
import { dayWords } from './date-words.ts'

interface Limits {
  min?: Day | undefined
  max?: Day | undefined
}

/** Numbers in the order of Indonesia, however they are parted: `2/11/2026`, `02-11-2026`, `2.11.2026`, `02112026`. */
const numbers = /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d+)$/
const digits = /^(\d{2})(\d{2})(\d{4})$/
/** `2 Nov 2026`, `2 November 2026` */
const words = /^(\d{1,2})\s+(\p{L}{3,})\.?\s+(\d+)$/u

/** The day that a text means as Indonesians write it, or why it means none. Nothing is corrected: 31 February is none. */
export function readDay(text: string, labels: DatePickerLabels, { min, max }: Limits = {}): Reading {
  const typed = text.trim()
  if (typed === '') return { value: '', sent: '', refusal: '' }
  const refused = (refusal: string): Reading => ({ value: '', sent: typed, refusal })
  const parts = partsOf(typed, labels)
  if (parts === null) return refused(labels.unreadable)
  const { date, month, year } = parts
  if (year.length !== 4) return refused(labels.fourDigits)
  if (month < 1 || month > 12) return refused(labels.noMonth(month))
  const first: Day = `${year}-${String(month).padStart(2, '0')}-01`
  const last = Number(addDays(addMonths(first, 1), -1).slice(8))
  if (date < 1 || date > last) return refused(labels.noDay({ month: labels.months[month - 1] ?? '', year, last }))
  const value: Day = `${first.slice(0, 8)}${String(date).padStart(2, '0')}`
  const refusal =
    min !== undefined && value < min
      ? labels.tooEarly(dayWords(min, labels))
      : max !== undefined && value > max
        ? labels.tooLate(dayWords(max, labels))
        : ''
  return { value, sent: value, refusal }
}

function partsOf(typed: string, labels: DatePickerLabels) {
  const [, year = '', isoMonth, isoDate] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed) ?? []
  if (year !== '') return { date: Number(isoDate), month: Number(isoMonth), year }
  const [, date, month = '', otherYear = ''] = numbers.exec(typed) ?? digits.exec(typed) ?? words.exec(typed) ?? []
  if (date === undefined) return null
  const named = /^\d/.test(month) ? Number(month) : monthNamed(month, labels)
  return named === null ? null : { date: Number(date), month: named, year: otherYear }
}

/** Short names that are not the beginning of the long one. */
const shortNames: Readonly<Record<string, string>> = { agt: 'agustus', nop: 'november', pebruari: 'februari' }

function monthNamed(name: string, { months }: DatePickerLabels): number | null {
  const low = name.toLowerCase()
  const at = months.findIndex((month) => month.toLowerCase().startsWith(shortNames[low] ?? low))
  return at < 0 ? null : at + 1
}

/** `20/11/2026` of `2026-11-20`; of what is no day, that itself. */
export function writtenDay(value: string): string {
  return isDay(value) ? value.split('-').reverse().join('/') : value
}

/** What is typed without a stroke gets its strokes as it grows, so that a number pad is enough: `0211` is `02/11`. */
export function withStrokes(typed: string, before: string): string {
  if (typed.length !== before.length + 1 || !typed.startsWith(before)) return typed
  return typed.replace(/^(\d{2})(\d)$/, '$1/$2').replace(/^(\d{1,2}\/\d{2})(\d)$/, '$1/$2')
}
