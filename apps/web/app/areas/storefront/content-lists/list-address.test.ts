import { expect, test } from 'vitest'
import { askedListOf, neighbourAddress, queryOf } from './list-address.ts'

const asked = (query: string) => askedListOf(new URLSearchParams(query))

test('a list is asked for as its address says, without what no list has', () => {
  expect(queryOf(asked('cari= promo &urut=2&halaman=sesudah_1795773600000.12'))).toEqual({
    sort: 2,
    search: 'promo',
    after: '1795773600000.12',
  })
  for (const wrong of ['urut=99', 'urut=0', 'halaman=-1', 'halaman=sesudah_abc', 'cari=%00'])
    expect(queryOf(asked(wrong))).toEqual({})
  expect(asked(`cari=${'a'.repeat(2_000)}`).search).toHaveLength(80)
})

test('the neighbouring page keeps words, order and filters', () => {
  const address = neighbourAddress(asked('cari=promo&urut=2'), 'before', '5.1', { bagian: 'IT', kota: '' })
  expect(address).toBe('?bagian=IT&cari=promo&urut=2&halaman=sebelum_5.1')
})
