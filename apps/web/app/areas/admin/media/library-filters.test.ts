import { expect, test } from 'vitest'
import { addressOf, libraryFiltersOf, libraryQuery, noFilters } from './library-filters.ts'

const folder = '019a1234-5678-7abc-8def-0123456789ab'

test('an address says what is shown, and comes back the same', () => {
  const filters = { search: 'toko', kind: 'image', show: 'unused', folder, sort: 'largest' } as const
  const params = new URLSearchParams({ cari: 'toko', ...addressOf(filters) })
  expect(libraryFiltersOf(params)).toEqual(filters)
  expect(libraryQuery(filters)).toEqual(filters)
})

test('invalid filters in the address are ignored, and no filter sends no query', () => {
  const params = new URLSearchParams({ jenis: 'suara', tampil: 'semua', folder: '../..', urut: 'warna' })
  expect(libraryFiltersOf(params)).toEqual(noFilters)
  expect(libraryQuery(noFilters)).toEqual({ sort: 'newest' })
  expect(Object.values(addressOf(noFilters)).join('')).toBe('')
})

test('the trash is one for all folders', () => {
  expect(libraryQuery({ ...noFilters, show: 'trash', folder })).toEqual({ sort: 'newest', show: 'trash' })
})
