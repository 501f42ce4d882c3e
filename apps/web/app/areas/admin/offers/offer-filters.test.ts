import { expect, test } from 'vitest'
import { offerFiltersOf } from './offer-filters.ts'

test('the address says what is looked for', () => {
  expect(offerFiltersOf(new URLSearchParams('cari=kelas&status=closed&halaman=2'))).toEqual({
    search: 'kelas',
    status: 'closed',
    page: 2,
  })
})

test('what an address cannot mean is left out', () => {
  expect(offerFiltersOf(new URLSearchParams('status=lain&halaman=-1'))).toEqual({
    search: '',
    status: undefined,
    page: 1,
  })
})
