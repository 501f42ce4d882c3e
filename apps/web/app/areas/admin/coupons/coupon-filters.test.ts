import { expect, test } from 'vitest'
import { couponFileOf, couponFiltersOf, couponQueryOf, isFiltered } from './coupon-filters.ts'

const batch = '0197a1c2-0000-7000-8000-000000000001'
const read = (address: string) => couponFiltersOf(new URLSearchParams(address))

test('the address of the list is its query, its page and its file', () => {
  const filters = read(`cari=hemat&status=archived&tipe=2&jenis=tool&kelompok=${batch}&halaman=sesudah_17.3`)
  expect(couponQueryOf(filters)).toEqual({
    search: 'hemat',
    state: 'archived',
    type: 2,
    kind: 'tool',
    batch,
    after: '17.3',
  })
  expect(couponFileOf(filters)).toBe(
    `/api/admin/coupons.csv?state=archived&type=2&kind=tool&batch=${batch}&search=hemat`,
  )
  expect(isFiltered(filters)).toBe(true)
})

test('what no list has is left out', () => {
  const filters = read('status=aktif&tipe=3&jenis=service&kelompok=x&halaman=sesudah_x&cari=%00%20')
  expect(couponQueryOf(filters)).toEqual({})
  expect(isFiltered(filters)).toBe(false)
})
