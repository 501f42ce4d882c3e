import { emptyDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { nextDrawing } from './seat-pace.ts'

const at = new Date('2026-11-20T03:00:00Z')
const later = new Date('2026-11-20T03:00:10Z')
const offer = { ...emptyDocument().offer, name: 'Kelas', price: 349_000, seats: 12 }

test.each([
  ['the same offer', offer, null],
  ['fewer seats', { ...offer, seats: 11 }, later],
  ['no seats', { ...offer, seats: 0 }, at],
  ['seats that are not counted any more', { ...offer, seats: null }, at],
  ['another price', { ...offer, price: 299_000 }, at],
  ['another price and fewer seats', { ...offer, price: 299_000, seats: 11 }, at],
])('%s', (_, now, expected) => {
  expect(nextDrawing(offer, now, at)).toEqual(expected)
})

test('seats after there were none are shown at once', () => {
  expect(nextDrawing({ ...offer, seats: 0 }, offer, at)).toEqual(at)
})
