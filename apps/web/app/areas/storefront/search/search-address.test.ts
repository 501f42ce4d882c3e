import { expect, test } from 'vitest'
import { searchAddressOf, searchHref } from './search-address.ts'

const of = (query: string) => searchAddressOf(new URLSearchParams(query))

test('words, choices, order and page of a search are in its address, and lead back to the same', () => {
  const asked = {
    words: 'iklan & stok',
    kind: 'course',
    category: 7,
    price: 'free',
    level: 'beginner',
    sort: 3,
  } as const
  const href = searchHref(asked, { side: 'after', at: '349000.12' })
  expect(of(href.slice(href.indexOf('?')))).toEqual({ ...asked, isTooLong: false, after: '349000.12' })
  expect(searchHref({})).toBe('/search')
})

test.each([
  'jenis=kelas',
  'kategori=-1',
  'harga=murah',
  'harga=toString',
  'tingkat=1',
  'urut=99',
  'halaman=-1',
  'cari=%00',
])('%s is left out', (query) => {
  expect(of(query)).toEqual({
    words: '',
    isTooLong: false,
    kind: undefined,
    category: undefined,
    price: undefined,
    level: undefined,
  })
})

test('a text is no question', () => {
  expect(of(`cari=${'a'.repeat(2000)}`).isTooLong).toBe(true)
  expect(of(`cari=${'a'.repeat(100)}`).isTooLong).toBe(false)
})
