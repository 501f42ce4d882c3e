import { expect, test } from 'vitest'
import { isFiltered, reviewFiltersOf, reviewQueryOf } from './review-filters.ts'

const queryOf = (address: string) => reviewQueryOf(reviewFiltersOf(new URLSearchParams(address)))

test('the address narrows the list down', () => {
  const address = 'cari=kopi&status=hidden&bintang=1&jawaban=0&halaman=sesudah_1764230400000.12'
  expect(queryOf(address)).toEqual({
    search: 'kopi',
    state: 'hidden',
    stars: 1,
    answered: 0,
    after: '1764230400000.12',
  })
  expect(isFiltered(reviewFiltersOf(new URLSearchParams(address)))).toBe(true)
})

test('what no list has is left out', () => {
  expect(queryOf('status=lain&bintang=6&jawaban=2&halaman=dua&cari=%00')).toEqual({})
  expect(isFiltered(reviewFiltersOf(new URLSearchParams('bintang=')))).toBe(false)
})
