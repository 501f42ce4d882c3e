import { expect, test } from 'vitest'
import { certificateFiltersOf, certificateQueryOf } from './certificate-filters.ts'

const queryOf = (address: string) => certificateQueryOf(certificateFiltersOf(new URLSearchParams(address)))

test('the address narrows the list down', () => {
  expect(queryOf('cari=NK%2F2026%2F12%2F000001&status=revoked&halaman=sebelum_1764230400000.12')).toEqual({
    search: 'NK/2026/12/000001',
    state: 'revoked',
    before: '1764230400000.12',
  })
})

test('what no list has is left out', () => {
  expect(queryOf('status=lain&halaman=dua&cari=%00')).toEqual({})
})
