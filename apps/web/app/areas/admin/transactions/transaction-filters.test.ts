import { expect, test } from 'vitest'
import { isFiltered, transactionFiltersOf, transactionQueryOf } from './transaction-filters.ts'

const filtersOf = (query: string) => transactionFiltersOf(new URLSearchParams(query))

test('an address holds filters and a place; zero is a status, and nonsense is left out', () => {
  const filters = filtersOf('cari=+sari+&status=0&jenis=event&metode=1&sumber=2&halaman=sesudah_1763632800000.7')
  expect(transactionQueryOf(filters)).toEqual({
    search: 'sari',
    status: 0,
    kind: 'event',
    method: 1,
    source: 2,
    after: '1763632800000.7',
  })
  expect(isFiltered(filters)).toBe(true)
  expect(transactionQueryOf(filtersOf('status=3&jenis=buku&metode=-1&sumber=0&halaman=besok'))).toEqual({})
  expect(isFiltered(filtersOf('status='))).toBe(false)
})
