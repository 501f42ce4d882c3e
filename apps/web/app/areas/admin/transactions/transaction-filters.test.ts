import { expect, test } from 'vitest'
import {
  isFiltered,
  transactionExportFilterOf,
  transactionFiltersOf,
  transactionQueryOf,
} from './transaction-filters.ts'

const filtersOf = (query: string) => transactionFiltersOf(new URLSearchParams(query))

test('an address holds filters and a place; zero is a status, and nonsense is left out', () => {
  const filters = filtersOf(
    'cari=+sari+&status=0&jenis=event&metode=1&sumber=2&sejak=2026-11-20&sampai=2026-11-01&halaman=sesudah_1763632800000.7',
  )
  expect(transactionQueryOf(filters)).toEqual({
    search: 'sari',
    status: 0,
    kind: 'event',
    method: 1,
    source: 2,
    from: '2026-11-01',
    until: '2026-11-20',
    after: '1763632800000.7',
  })
  expect(isFiltered(filters)).toBe(true)
  expect(transactionQueryOf(filtersOf('status=3&jenis=buku&metode=-1&sumber=0&halaman=besok'))).toEqual({})
  expect(transactionExportFilterOf(filters)).not.toHaveProperty('after')
  expect(isFiltered(filtersOf('sampai=2026-11-20'))).toBe(true)
  expect(isFiltered(filtersOf('status=&sejak=kemarin'))).toBe(false)
})
