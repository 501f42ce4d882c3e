import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addMonthsInWib,
  clockInWib,
  dayInWib,
  daysBetween,
  endOfDay,
  endOfMonth,
  instantOfWib,
  isDay,
  monthInWib,
  startOfDay,
  startOfMonth,
} from './time.ts'

const at = (iso: string) => new Date(iso)

test('an early hour in WIB is the day before in UTC, and the month too', () => {
  expect(dayInWib(at('2026-11-30T16:59:59.999Z'))).toBe('2026-11-30')
  expect(dayInWib(at('2026-11-30T17:00:00Z'))).toBe('2026-12-01')
  expect(monthInWib(at('2026-12-31T17:00:00Z'))).toBe('2027-01')
})

test('a day begins at midnight in WIB and ends where the next begins', () => {
  expect(startOfDay('2026-11-20')).toEqual(at('2026-11-19T17:00:00Z'))
  expect(endOfDay('2026-12-31')).toEqual(startOfDay('2027-01-01'))
  expect([startOfMonth('2028-02'), endOfMonth('2028-02')]).toEqual([
    at('2028-01-31T17:00:00Z'),
    at('2028-02-29T17:00:00Z'),
  ])
})

test('a month after the 31st is the last day of a shorter month, at the same time of day', () => {
  expect(addMonthsInWib(at('2026-01-31T12:30:00Z'), 1)).toEqual(at('2026-02-28T12:30:00Z'))
  expect(addMonthsInWib(at('2028-01-31T12:30:00Z'), 1)).toEqual(at('2028-02-29T12:30:00Z'))
  // In WIB it is the 31st already, though the 30th in UTC.
  expect(addMonthsInWib(at('2026-01-30T18:00:00Z'), 1)).toEqual(at('2026-02-27T18:00:00Z'))
  expect(addMonthsInWib(at('2026-03-31T00:00:00Z'), -13)).toEqual(at('2025-02-28T00:00:00Z'))
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
})

test('what a clock in WIB shows is read back as the same instant', () => {
  expect(clockInWib(at('2026-11-20T12:30:00Z'))).toBe('2026-11-20T19:30:00.000')
  expect(instantOfWib('2026-11-20T00:15')).toEqual(at('2026-11-19T17:15:00Z'))
  for (const none of ['', '2026-11', '2026-02-30T10:00', '2026-11-20T24:00', '2026-11-20T10:60', 'besok'])
    expect(instantOfWib(none)).toBeNull()
})

test('every instant is within its day and month', () => {
  const instants = fc.date({ min: at('1990-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.integer({ min: -600, max: 600 }), (instant, count) => {
      const day = dayInWib(instant)
      expect(isDay(day)).toBe(true)
      expect(startOfDay(day) <= instant && instant < endOfDay(day)).toBe(true)
      const month = monthInWib(instant)
      expect(startOfMonth(month) <= instant && instant < endOfMonth(month)).toBe(true)
      expect(instantOfWib(clockInWib(instant))).toEqual(instant)
      expect(daysBetween(day, addDays(day, count))).toBe(count)
      // Clamped, months never skip one: the result lies in the month that was counted to.
      const later = addMonthsInWib(instant, count)
      expect(monthInWib(later)).toBe(addMonths(`${month}-01`, count).slice(0, 7))
      expect(clockInWib(later).slice(11)).toBe(clockInWib(instant).slice(11))
    }),
  )
})

test('WIB has no daylight saving: the zone database agrees with seven hours', () => {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', dateStyle: 'short', timeStyle: 'medium' })
  for (let month = 0; month < 12; month++) {
    const instant = new Date(Date.UTC(2026, month, 15, 20, 15))
    expect(shown.format(instant).replace(' ', 'T')).toBe(clockInWib(instant).slice(0, 19))
  }
})
