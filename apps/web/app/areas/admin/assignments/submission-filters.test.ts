import { expect, test } from 'vitest'
import { isFiltered, submissionFiltersOf, submissionQueryOf } from './submission-filters.ts'

const filtersOf = (address: string) => submissionFiltersOf(new URLSearchParams(address))
const courseId = '0197a1c2-0000-7000-8000-000000000001'

test('without a word in its address the list has those that wait', () => {
  expect(submissionQueryOf(filtersOf(''))).toEqual({ state: 'waiting' })
  expect(isFiltered(filtersOf(''))).toBe(false)
  expect(submissionQueryOf(filtersOf('status=lain&kelas=1&halaman=x'))).toEqual({ state: 'waiting' })
})

test('an address names state, course, words and place', () => {
  const filters = filtersOf(`status=perbaikan&kelas=${courseId}&cari=%20foto%00&halaman=sesudah_1700000000000.12`)
  expect(submissionQueryOf(filters)).toEqual({
    state: 'returned',
    courseId,
    search: 'foto',
    after: '1700000000000.12',
  })
  expect(isFiltered(filters)).toBe(true)
  expect(submissionQueryOf(filtersOf('status=semua'))).toEqual({})
})
