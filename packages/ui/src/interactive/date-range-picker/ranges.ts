import { addDays, type Day, isDay } from '../../format/days.ts'
import { todayInJakarta } from '../date-picker/dates.ts'
import { readDay, writtenDay } from '../date-picker/read-day.ts'
import type { Reading } from '../typed-value.ts'
import type { DateRangePickerLabels } from './date-range-picker.labels.ts'

/** Both days count; an empty one is an open end. */
export interface DateRange {
  from: Day
  until: Day
}

/** A range with a name of its own, as of the day that is today in Jakarta. */
export interface DateRangePreset {
  label: string
  range: (today: Day) => DateRange
}

export function usualPresets(labels: DateRangePickerLabels): readonly DateRangePreset[] {
  return [
    { label: labels.last7, range: (today) => ({ from: addDays(today, -6), until: today }) },
    { label: labels.last30, range: (today) => ({ from: addDays(today, -29), until: today }) },
    { label: labels.thisMonth, range: (today) => ({ from: `${today.slice(0, 8)}01`, until: today }) },
  ]
}

export const rangeOf = (preset: DateRangePreset): DateRange => preset.range(todayInJakarta())

const between = ' sampai '

/** A range as one text, and back. Its value is an interval of ISO 8601, `2026-11-01/2026-11-30`. */
export const joinedDays = (from: string, until: string) =>
  from === '' && until === '' ? '' : `${from}${between}${until}`

export function partedDays(text: string): { from: string; until: string } {
  const [from = '', until = ''] = text.split(between)
  return { from, until }
}

interface Limits {
  min?: string | undefined
  max?: string | undefined
}

export function readRange(text: string, labels: DateRangePickerLabels, limits: Limits): Reading {
  const parts = partedDays(text)
  const [from, until] = [readDay(parts.from, labels.day, limits), readDay(parts.until, labels.day, limits)]
  if (from.sent === '' && until.sent === '') return { value: '', sent: '', refusal: '' }
  const isReadable = (from.value !== '' || from.sent === '') && (until.value !== '' || until.sent === '')
  const isTurnedRound = from.value !== '' && until.value !== '' && until.value < from.value
  const refusal = from.refusal || until.refusal || (isTurnedRound ? labels.turnedRound : '')
  if (!isReadable || isTurnedRound) return { value: '', sent: text, refusal }
  const value = intervalOf({ from: from.value, until: until.value })
  return { value, sent: value, refusal }
}

const isOpenOrDay = (day: string) => day === '' || isDay(day)

/** With an end that is no day it is a text, as it was typed. */
export function intervalOf({ from, until }: DateRange): string {
  if (from === '' && until === '') return ''
  return isOpenOrDay(from) && isOpenOrDay(until) ? `${from}/${until}` : joinedDays(from, until)
}

export function daysOf(interval: string): DateRange {
  const [from = '', until = ''] = interval.includes(between) ? interval.split(between) : interval.split('/')
  return { from, until }
}

export function writtenRange(interval: string): string {
  if (interval.includes(between)) return interval
  const { from, until } = daysOf(interval)
  return joinedDays(writtenDay(from), writtenDay(until))
}
