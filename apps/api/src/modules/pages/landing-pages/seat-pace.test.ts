import { emptyDocument } from '@naikkelas/page'
import type { ListedRecord } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { nextDrawing } from './seat-pace.ts'

const at = new Date('2026-11-20T03:00:00Z')
const later = new Date('2026-11-20T03:00:10Z')
const offer = { ...emptyDocument().offer, name: 'Kelas', price: 349_000, seats: 12 }
const record: ListedRecord = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  kind: 'service',
  name: 'Foto produk',
  href: '/jasa-kami',
  summary: '',
  mediaId: null,
  price: 349_000,
  strikePrice: null,
  seatsLeft: 12,
  isSoldOut: false,
  number: 1,
  category: null,
  rating: null,
  course: null,
  event: null,
}

const shown = (given: Partial<Parameters<typeof nextDrawing>[0]>) => ({ offer, records: {}, record: null, ...given })

test.each([
  ['the same offer', offer, null],
  ['fewer seats', { ...offer, seats: 11 }, later],
  ['no seats', { ...offer, seats: 0 }, at],
  ['seats that are not counted any more', { ...offer, seats: null }, at],
  ['another price', { ...offer, price: 299_000 }, at],
  ['another price and fewer seats', { ...offer, price: 299_000, seats: 11 }, at],
])('%s', (_, now, expected) => {
  expect(nextDrawing(shown({ offer }), shown({ offer: now }), at)).toEqual(expected)
})

test('seats after there were none are shown at once', () => {
  expect(nextDrawing(shown({ offer: { ...offer, seats: 0 } }), shown({ offer }), at)).toEqual(at)
})

test.each([
  ['the same', [record], null],
  ['fewer seats', [{ ...record, seatsLeft: 11 }], later],
  ['sold out', [{ ...record, seatsLeft: 0, isSoldOut: true }], at],
  ['another name', [{ ...record, name: 'Foto katalog' }], at],
  ['a record less', [], at],
])('a listed record: %s', (_, now, expected) => {
  expect(nextDrawing(shown({ records: { list: [record] } }), shown({ records: { list: now } }), at)).toEqual(expected)
})
