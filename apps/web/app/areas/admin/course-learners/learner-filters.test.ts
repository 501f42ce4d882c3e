import { expect, test } from 'vitest'
import { isFiltered, learnerFiltersOf, learnerQueryOf } from './learner-filters.ts'

const filtersOf = (address: string) => learnerFiltersOf(new URLSearchParams(address))

test('the address narrows the list down', () => {
  const filters = filtersOf('cari=ayu&status=belajar&halaman=sebelum_1764230400000.12')
  expect(learnerQueryOf(filters)).toEqual({ search: 'ayu', state: 'learning', before: '1764230400000.12' })
  expect(isFiltered(filters)).toBe(true)
})

test('what no list has is left out', () => {
  const filters = filtersOf('status=learning&halaman=2&cari=%00')
  expect(learnerQueryOf(filters)).toEqual({})
  expect(isFiltered(filters)).toBe(false)
})
