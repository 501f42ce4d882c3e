import { exportFormats } from '@naikkelas/contract'
import { expect, test } from 'vitest'
import { analyticsFiltersOf, analyticsQuery, analyticsFileUrl } from './analytics-filters.ts'

// 22 November, half past midnight in Jakarta.
const now = new Date('2026-11-21T17:30:00Z')
const of = (query: string) => analyticsFiltersOf(new URLSearchParams(query), now)

test('without a choice it is the last 28 days, by the clock of Jakarta', () => {
  expect(of('')).toMatchObject({ days: 28, from: '2026-10-26', until: '2026-11-22', mistake: null })
  expect(of('hari=7')).toMatchObject({ days: 7, from: '2026-11-16' })
  expect(of('hari=4000')).toMatchObject({ days: 28 })
})

test.each([
  ['sejak=2026-11-20', 'Isi tanggal awal dan tanggal akhir'],
  ['sejak=2026-02-31&sampai=2026-03-01', 'Isi tanggal awal dan tanggal akhir'],
  ['sejak=2026-11-20&sampai=2026-11-19', 'Tanggal akhir tidak bisa sebelum tanggal awal'],
  ['sejak=2026-11-20&sampai=2026-11-23', 'Tanggal akhir paling lambat hari ini'],
  ['sejak=2025-01-01&sampai=2026-11-20', 'Paling lama 366 hari'],
])('%s stays as typed, with an error, and the last 28 days are shown', (query, mistake) => {
  const filters = of(query)
  expect(filters).toMatchObject({ days: 'custom', mistake })
  expect(filters.from).toBe(new URLSearchParams(query).get('sejak'))
  expect(analyticsQuery(filters)).toEqual({ from: '2026-10-26', until: '2026-11-22' })
})

test('today may be the last day, and the longest period is a leap year', () => {
  expect(of('sejak=2026-11-22&sampai=2026-11-22')).toMatchObject({ from: '2026-11-22', mistake: null })
  expect(of('sejak=2025-11-22&sampai=2026-11-22').mistake).toBeNull()
  expect(of('sejak=2025-11-21&sampai=2026-11-22').mistake).toBe('Paling lama 366 hari')
})

test.each(exportFormats)('device, source and city are part of the export URL, as %s', (format) => {
  const filters = of('sejak=2026-11-01&sampai=2026-11-02&perangkat=mobile&sumber=ig%26x&kota=Jakarta+Selatan')
  expect(analyticsFileUrl('h1', filters, format)).toBe(
    `/api/admin/landing-pages/h1/figures.${format}?from=2026-11-01&until=2026-11-02&device=mobile&source=ig%26x&city=Jakarta+Selatan`,
  )
})
