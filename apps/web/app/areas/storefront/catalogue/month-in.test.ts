import { expect, test } from 'vitest'
import { monthIn, monthsFrom } from './month-in.ts'

// Already December in WIB.
const now = new Date('2026-11-30T17:00:00.000Z')
const of = (query: string) => monthIn(new URLSearchParams(query), now)

test('the calendar begins with the month in WIB and ends a year later', () => {
  expect(monthsFrom(now)).toEqual({ min: '2026-12', max: '2027-12' })
  expect([of('bulan=2027-03'), of('bulan=2026-01'), of('bulan=9999-01')]).toEqual(['2027-03', '2026-12', '2027-12'])
})

test.each(['', 'bulan=', 'bulan=2026-13', 'bulan=2026-1', 'bulan=-1', 'bulan=x', 'bulan=2026-12%00'])(
  '“%s” is the list',
  (query) => {
    expect(of(query)).toBeNull()
  },
)
