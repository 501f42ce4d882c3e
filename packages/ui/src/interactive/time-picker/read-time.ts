import type { Reading } from '../typed-value.ts'
import type { TimePickerLabels } from './time-picker.labels.ts'

interface Limits {
  min?: string | undefined
  max?: string | undefined
}

/** The time of day that a text means, `19.30`, `19:30` or `1930`, or why it means none. Values are `HH:mm`. */
export function readTime(text: string, labels: TimePickerLabels, { min, max }: Limits = {}): Reading {
  const typed = text.trim()
  if (typed === '') return { value: '', sent: '', refusal: '' }
  const refused = (refusal: string): Reading => ({ value: '', sent: typed, refusal })
  const [, hour, minute] = /^(\d{1,2})\s*[.: ]\s*(\d{2})$/.exec(typed) ?? /^(\d{2})(\d{2})$/.exec(typed) ?? []
  if (hour === undefined || minute === undefined) return refused(labels.unreadable)
  if (Number(hour) > 23) return refused(labels.noHour(Number(hour)))
  if (Number(minute) > 59) return refused(labels.noMinute(Number(minute)))
  const value = `${hour.padStart(2, '0')}:${minute}`
  const refusal =
    min !== undefined && value < min
      ? labels.tooEarly(writtenTime(min))
      : max !== undefined && value > max
        ? labels.tooLate(writtenTime(max))
        : ''
  return { value, sent: value, refusal }
}

/** `19.30` of `19:30`, as Indonesians write it; of what is no time, that itself. */
export const writtenTime = (value: string) => (/^\d{2}:\d{2}$/.test(value) ? value.replace(':', '.') : value)

/** What is typed without a point gets it as it grows: `193` is `19.3`. */
export function withPoint(typed: string, before: string): string {
  const isGrown = typed.length === before.length + 1 && typed.startsWith(before)
  return isGrown ? typed.replace(/^(\d{2})(\d)$/, '$1.$2') : typed
}

const minutesOf = (value: string) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3))

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A day in steps of minutes, within the limits. */
export function timesOfDay(step: number, { min = '00:00', max = '23:59' }: Limits = {}): string[] {
  const count = Math.ceil(1440 / step)
  return Array.from({ length: count }, (_, at) => timeOf(at * step)).filter((time) => time >= min && time <= max)
}

/** The next time on the steps of the day, later or earlier; the same where the day ends. */
export function steppedTime(value: string, by: number): string {
  const minutes = minutesOf(value)
  const step = Math.abs(by)
  const next = by > 0 ? Math.floor(minutes / step) * step + step : Math.ceil(minutes / step) * step - step
  return next < 0 || next >= 1440 ? value : timeOf(next)
}
