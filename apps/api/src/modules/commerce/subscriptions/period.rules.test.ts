import { addMonthsInWib, dayInWib } from '@naikkelas/contract/time'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPeriod, type Period } from './period.rules.ts'

const at = (text: string) => new Date(text)
const first = (paidAt: Date, months: number) => nextPeriod({ series: null, runsUntil: null, months, paidAt })
const renewed = ({ endsAt, ...series }: Period, months: number, paidAt: Date) =>
  nextPeriod({ series, runsUntil: endsAt, months, paidAt })

test('what begins on the 31st ends on the last day of shorter months, and on the 31st again', () => {
  let period = first(at('2027-01-31T03:00:00Z'), 1)
  const ends = [period]
  for (let month = 0; month < 4; month += 1) {
    period = renewed(period, 1, new Date(period.endsAt.getTime() - 86_400_000))
    ends.push(period)
  }
  expect(ends.map(({ endsAt }) => dayInWib(endsAt))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
  ])
})

test('the day is that of Jakarta: half past eleven in the evening of UTC is the next one there', () => {
  expect(first(at('2027-01-30T23:30:00Z'), 1).endsAt).toEqual(at('2027-02-27T23:30:00Z'))
  expect(dayInWib(first(at('2028-02-28T17:30:00Z'), 6).endsAt)).toBe('2028-08-29')
})

test('a payment after the end begins a period at that moment, and a row of its own', () => {
  const period = first(at('2027-01-31T03:00:00Z'), 1)
  const late = renewed(period, 1, at('2027-03-02T05:00:00Z'))
  expect([late.startsAt, late.endsAt]).toEqual([at('2027-03-02T05:00:00Z'), at('2027-04-02T05:00:00Z')])
})

const day = 86_400_000
const months = fc.constantFrom<1 | 3 | 6>(1, 3, 6)
const start = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2040-12-31T00:00:00Z'), noInvalidDate: true })
/** Packages and how many days before or after the end of the former period each is paid. */
const payments = fc.array(fc.tuple(months, fc.integer({ min: -40, max: 40 })), { minLength: 1, maxLength: 24 })

function rowOf(
  paidFirst: Date,
  row: readonly (readonly [1 | 3 | 6, number])[],
): (Period & { paidAt: Date; months: number })[] {
  const periods: (Period & { paidAt: Date; months: number })[] = []
  for (const [length, days] of row) {
    const last = periods.at(-1)
    const paidAt = last ? new Date(Math.max(last.paidAt.getTime(), last.endsAt.getTime() + days * day)) : paidFirst
    const period = last ? renewed(last, length, paidAt) : first(paidAt, length)
    periods.push({ ...period, paidAt, months: length })
  }
  return periods
}

test('periods never overlap, and none begins before it is paid or leaves a gap that was not there', () => {
  fc.assert(
    fc.property(start, payments, (paidFirst, row) => {
      const periods = rowOf(paidFirst, row)
      periods.forEach((period, index) => {
        const former = periods[index - 1]
        expect(period.endsAt > period.startsAt).toBe(true)
        const runsUntil = former?.endsAt ?? period.paidAt
        expect(period.startsAt.getTime()).toBe(Math.max(runsUntil.getTime(), period.paidAt.getTime()))
      })
    }),
  )
})

test('whatever is paid in time adds up to the calendar months that were paid, however they are split', () => {
  fc.assert(
    fc.property(start, fc.array(months, { minLength: 1, maxLength: 24 }), (paidFirst, row) => {
      const periods = rowOf(
        paidFirst,
        row.map((length) => [length, -1] as const),
      )
      const total = row.reduce<number>((sum, length) => sum + length, 0)
      expect(periods.at(-1)?.endsAt).toEqual(addMonthsInWib(paidFirst, total))
    }),
  )
})

test('a period is 28 to 31 days a month, at the same time of day in Jakarta', () => {
  fc.assert(
    fc.property(start, payments, (paidFirst, row) => {
      for (const { startsAt, endsAt, months: length, anchoredAt } of rowOf(paidFirst, row)) {
        const days = (endsAt.getTime() - startsAt.getTime()) / day
        expect(days).toBeGreaterThanOrEqual(28 * length)
        expect(days).toBeLessThanOrEqual(31 * length)
        expect((endsAt.getTime() - anchoredAt.getTime()) % day).toBe(0)
      }
    }),
  )
})
