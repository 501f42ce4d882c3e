import { expect, test } from 'vitest'
import { copiedOffer, noAskedOffer, offerMistake } from './copied-offer.ts'

const asked = { name: 'Kelas B', price: 150_000, strikePrice: 300_000, deadline: null }

test('keeping the offer leaves the copy unchanged', () => {
  expect(copiedOffer('same', asked)).toBeNull()
})

test('a new offer has its own name, prices and deadline, without the old seats', () => {
  expect(copiedOffer('new', asked)).toEqual({ ...asked, seats: null, record: null, bound: [] })
})

test('without an offer the old price is removed', () => {
  expect(copiedOffer('none', asked)).toEqual({ ...noAskedOffer, seats: null, record: null, bound: [] })
})

test('a new offer needs a name, and a former price that is higher', () => {
  expect(offerMistake('new', { ...asked, name: ' ' })).toBe('Nama penawaran harus diisi')
  expect(offerMistake('new', { ...asked, strikePrice: 150_000 })).toMatch(/lebih tinggi/)
  expect([offerMistake('new', asked), offerMistake('none', { ...asked, name: '' })]).toEqual([null, null])
})
