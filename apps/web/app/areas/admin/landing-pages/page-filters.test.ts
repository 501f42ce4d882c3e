import { expect, test } from 'vitest'
import { filtersOf, withFilter } from './page-filters.ts'

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

test('choosing another filter goes back to the first page and keeps the others', () => {
  expect(withFilter(new URLSearchParams('cari=kelas&halaman=3'), { status: 'draft' }).toString()).toBe(
    'cari=kelas&status=draft',
  )
})

test('choosing "Semua" takes the filter out of the address', () => {
  expect(withFilter(new URLSearchParams('status=draft&cari=a'), { status: '' }).toString()).toBe('cari=a')
})
