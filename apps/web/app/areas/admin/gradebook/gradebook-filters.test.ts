import { expect, test } from 'vitest'
import { exportAddress, gradebookFiltersOf, gradebookQueryOf, isFiltered } from './gradebook-filters.ts'

const filtersOf = (address: string) => gradebookFiltersOf(new URLSearchParams(address))

test('the address narrows the gradebook down, sorts it and pages it', () => {
  const filters = filtersOf('cari=ayu&status=belum-lulus&urut=terendah&halaman=sesudah_8512.12')
  expect(gradebookQueryOf(filters)).toEqual({
    search: 'ayu',
    state: 'not_passed',
    sort: 'lowest',
    after: '8512.12',
  })
  expect(isFiltered(filters)).toBe(true)
})

test('what the gradebook does not have is left out, and an order alone hides no learner', () => {
  expect(gradebookQueryOf(filtersOf('status=waiting&urut=nama&halaman=2&cari=%00'))).toEqual({})
  expect(isFiltered(filtersOf('urut=tertinggi'))).toBe(false)
})

test('the file has what the list has, on all of its pages', () => {
  expect(exportAddress('k1', filtersOf('cari=ayu&status=lulus&urut=tertinggi&halaman=sesudah_8512.12'))).toBe(
    '/api/admin/courses/k1/grades.csv?search=ayu&state=passed&sort=highest',
  )
  expect(exportAddress('k1', filtersOf(''))).toBe('/api/admin/courses/k1/grades.csv')
})
