import { expect, test } from 'vitest'
import { isFiltered, pageAt, sellableFiltersOf, sellableQueryOf } from './sellable-filters.ts'

const of = (query: string) => sellableFiltersOf(new URLSearchParams(query), 'course')
const category = '0197a1c2-0000-7000-8000-000000000001'

test('the address of the list holds its filters, its order and its page', () => {
  const filters = of(`cari=shopee&status=inactive&tipe=4&kategori=${category}&pemilik=2&urut=0&halaman=sesudah_12.7`)
  expect(sellableQueryOf('course', filters)).toEqual({
    kind: 'course',
    search: 'shopee',
    state: 'inactive',
    courseType: 4,
    categoryId: category,
    owner: 2,
    sort: 0,
    after: '12.7',
  })
})

test('what no list has is left out of the question', () => {
  const filters = of('cari=%00&status=semua&tipe=9&kategori=abc&pemilik=-1&urut=99&halaman=sesudah_x')
  expect(sellableQueryOf('course', filters)).toEqual({ kind: 'course' })
  expect(isFiltered(filters)).toBe(false)
})

test('a type of courses narrows no other list', () => {
  expect(sellableFiltersOf(new URLSearchParams('tipe=1'), 'service').courseType).toBeUndefined()
})

test('the order of mostPopular, whose code is 0, is an order', () => {
  expect(of('urut=0').sort).toBe(0)
})

test('a page before a place is the address’ own word', () => {
  expect(of(`halaman=${pageAt('before', '-3.12')}`).before).toBe('-3.12')
})
