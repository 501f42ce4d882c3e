import { expect, test } from 'vitest'
import { listAddressOf, pageAddress } from './list-address.ts'

const of = (query: string) => listAddressOf(new URLSearchParams(query))

test('order and page of a list are in its address, and lead back to the same', () => {
  expect(of(pageAddress(3, 'after', '349000.12'))).toEqual({ sort: 3, after: '349000.12' })
  expect(of(pageAddress(undefined, 'before', '-5.1'))).toEqual({ before: '-5.1' })
})

test('an order of 99 and a page of no list are left out, an order of 0 is one', () => {
  expect(of('urut=99&halaman=-1')).toEqual({})
  expect(of('urut=-1&halaman=sesudah_1.2%00')).toEqual({})
  expect(of('urut=0')).toEqual({ sort: 0 })
})
