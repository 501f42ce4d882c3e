import { expect, test } from 'vitest'
import { withFilter } from './with-filter.ts'

test('choosing another filter goes back to the first page and keeps the others', () => {
  expect(withFilter(new URLSearchParams('cari=kelas&halaman=3'), { status: 'draft' }).toString()).toBe(
    'cari=kelas&status=draft',
  )
})

test('choosing "Semua" takes the filter out of the address', () => {
  expect(withFilter(new URLSearchParams('status=draft&cari=a'), { status: '' }).toString()).toBe('cari=a')
})
