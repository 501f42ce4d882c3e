import { expect, test } from 'vitest'
import { copiedOffer, noAskedOffer, offerMistake } from './copied-offer.ts'

const asked = { name: 'Kelas B', price: 150_000, strikePrice: 300_000, deadline: null }

test('the same offer leaves the copy as it is', () => {
  expect(copiedOffer('same', asked)).toBeNull()
})

test('a new offer brings its name, prices and deadline, and leaves the old round’s seats behind', () => {
  expect(copiedOffer('new', asked)).toEqual({ ...asked, seats: null, record: null, bound: [] })
})

test('without an offer no price of the old page stays', () => {
  expect(copiedOffer('none', asked)).toEqual({ ...noAskedOffer, seats: null, record: null, bound: [] })
})

test('a new offer needs a name, and a price before the discount that is one', () => {
  expect(offerMistake('new', { ...asked, name: ' ' })).toBe('Nama penawaran harus diisi')
  expect(offerMistake('new', { ...asked, strikePrice: 150_000 })).toMatch(/lebih tinggi/)
  expect([offerMistake('new', asked), offerMistake('none', { ...asked, name: '' })]).toEqual([null, null])
})
