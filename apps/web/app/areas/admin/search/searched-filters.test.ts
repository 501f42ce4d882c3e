import { expect, test } from 'vitest'
import { exportAddress, searchedFiltersOf } from './searched-filters.ts'

const of = (query: string) => searchedFiltersOf(new URLSearchParams(query), '2026-11-30')

test('without a period it is the last thirty days, and a half of one is completed', () => {
  expect(of('')).toEqual({ from: '2026-11-01', until: '2026-11-30', show: 'all' })
  expect(of('sejak=2026-11-20&hasil=kosong')).toEqual({ from: '2026-11-20', until: '2026-11-30', show: 'empty' })
  expect(of('sampai=2026-10-30')).toMatchObject({ from: '2026-10-01', until: '2026-10-30' })
  expect(of('sejak=2027-01-01')).toMatchObject({ from: '2027-01-01', until: '2027-01-01' })
  expect(of('sejak=kemarin&sampai=%00&hasil=x')).toEqual(of(''))
})

test('the file has the same period', () => {
  expect(exportAddress(of('hasil=kosong'), 'csv')).toBe(
    '/api/admin/searched-words.csv?from=2026-11-01&until=2026-11-30&show=empty',
  )
})
