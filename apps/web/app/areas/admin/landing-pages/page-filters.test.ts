import { expect, test } from 'vitest'
import { filtersOf } from './page-filters.ts'

test('filters are read from the address, and nonsense in it is ignored', () => {
  expect(filtersOf(new URLSearchParams('cari=kelas&status=draft&jenis=partner&halaman=2'))).toEqual({
    search: 'kelas',
    status: 'draft',
    kind: 'partner',
    page: 2,
  })
  expect(filtersOf(new URLSearchParams('status=apa&jenis=x&halaman=-1'))).toEqual({
    search: '',
    status: undefined,
    kind: undefined,
    page: 1,
  })
})
