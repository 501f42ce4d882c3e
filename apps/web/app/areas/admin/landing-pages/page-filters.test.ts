import { expect, test } from 'vitest'
import { filtersOf } from './page-filters.ts'

const label = '0198a0f0-0000-7000-8000-000000000001'

test('filters are read from the URL, and invalid ones are ignored', () => {
  expect(
    filtersOf(
      new URLSearchParams(`cari=kelas&status=draft&jenis=partner&folder=none&label=${label}&urut=name&halaman=2`),
    ),
  ).toEqual({
    search: 'kelas',
    status: 'draft',
    kind: 'partner',
    folder: 'none',
    label,
    sort: 'name',
    page: 2,
  })
  expect(filtersOf(new URLSearchParams('status=apa&jenis=x&folder=x&label=none&urut=x&halaman=-1'))).toEqual({
    search: '',
    status: undefined,
    kind: undefined,
    folder: undefined,
    label: undefined,
    sort: 'changed',
    page: 1,
  })
})
