import { expect, test } from 'vitest'
import { revenueFiltersOf } from './revenue-filters.ts'

const daysOf = (query: string) => {
  const { from, until } = revenueFiltersOf(new URLSearchParams(query), new Date('2026-11-26T18:00:00Z'))
  return [from, until]
}

test('without days it is the last 28 of Jakarta, today among them', () => {
  expect(daysOf('')).toEqual(['2026-10-31', '2026-11-27'])
  expect(daysOf('sejak=kemarin&sampai=x')).toEqual(['2026-10-31', '2026-11-27'])
})

test('days of an address are in order, an open end is closed, and a year is the most', () => {
  expect(daysOf('sejak=2026-11-20&sampai=2026-11-10')).toEqual(['2026-11-10', '2026-11-20'])
  expect(daysOf('sejak=2026-11-20')).toEqual(['2026-11-20', '2026-11-27'])
  expect(daysOf('sejak=2027-01-20')).toEqual(['2027-01-20', '2027-01-20'])
  expect(daysOf('sampai=2026-11-20')).toEqual(['2026-10-24', '2026-11-20'])
  expect(daysOf('sejak=2020-01-01&sampai=2026-11-20')).toEqual(['2025-11-20', '2026-11-20'])
})
