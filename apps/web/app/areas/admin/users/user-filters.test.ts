import { expect, test } from 'vitest'
import { pageAt, userFiltersOf, userQueryOf } from './user-filters.ts'

const queryOf = (address: string) => userQueryOf(userFiltersOf(new URLSearchParams(address)))

test('the filters of an address become those of the API', () => {
  expect(queryOf(`cari= Sari &status=blocked&sejak=2026-11-01&halaman=${pageAt('older', 42)}`)).toEqual({
    search: 'Sari',
    status: 'blocked',
    from: '2026-11-01',
    older: 42,
  })
  expect(queryOf(`halaman=${pageAt('newer', 7)}`)).toEqual({ newer: 7 })
})

test.each(['', 'cari=', 'status=hilang', 'sejak=kemarin', 'halaman=3', 'halaman=sebelum-0', 'halaman=sesudah-x'])(
  '%j is a list without filters',
  (address) => {
    expect(queryOf(address)).toEqual({})
  },
)
