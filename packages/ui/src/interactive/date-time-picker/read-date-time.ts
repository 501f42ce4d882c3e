import { readDay, writtenDay } from '../date-picker/read-day.ts'
import { readTime, writtenTime } from '../time-picker/read-time.ts'
import type { Reading } from '../typed-value.ts'
import type { DateTimePickerLabels } from './date-time-picker.labels.ts'

interface Limits {
  min?: string | undefined
  max?: string | undefined
}

const between = ' pukul '

/** Both fields as one text: `20/11/2026 pukul 19.30`. */
export const joinedText = (day: string, time: string) => (day === '' && time === '' ? '' : `${day}${between}${time}`)

/** The texts of the two fields. */
export function partedText(text: string): { day: string; time: string } {
  const [day = '', time = ''] = text.split(between)
  return { day, time }
}

/** The moment that both fields mean together, `YYYY-MM-DDTHH:mm`, or why they mean none. */
export function readDateTime(text: string, labels: DateTimePickerLabels, { min, max }: Limits = {}): Reading {
  const parts = partedText(text)
  const day = readDay(parts.day, labels.day)
  const time = readTime(parts.time, labels.time)
  if (day.sent === '' && time.sent === '') return { value: '', sent: '', refusal: '' }
  const missing = day.sent === '' ? labels.noDay : time.sent === '' ? labels.noTime : ''
  const refusal = day.refusal || time.refusal || missing
  if (refusal !== '') return { value: '', sent: text, refusal }
  const value = `${day.value}T${time.value}`
  const limit =
    min !== undefined && value < min
      ? labels.day.tooEarly(writtenDateTime(min))
      : max !== undefined && value > max
        ? labels.day.tooLate(writtenDateTime(max))
        : ''
  return { value, sent: value, refusal: limit }
}

export function writtenDateTime(value: string): string {
  const [day, time] = value.split('T')
  return day !== undefined && time !== undefined ? joinedText(writtenDay(day), writtenTime(time.slice(0, 5))) : value
}
