import { expect, test } from 'vitest'
import { pricesAfter } from './price-actions.rules.ts'

const was = { price: 249_000, strikePrice: 499_000 }
const percent = { kind: 'percent', percent: -25, roundTo: 1_000, strike: 'keep' } as const

test('a percentage is rounded to the nearest step, halves upwards', () => {
  expect(pricesAfter(percent, was)).toEqual({ becomes: { price: 187_000, strikePrice: 499_000 } })
  expect(pricesAfter({ ...percent, roundTo: 1 }, was)).toMatchObject({ becomes: { price: 186_750 } })
  expect(pricesAfter({ ...percent, roundTo: 500 }, was)).toMatchObject({ becomes: { price: 187_000 } })
})

test('the largest price is raised exactly, or refused', () => {
  const large = { price: 49_999_999_999, strikePrice: null }
  expect(pricesAfter({ ...percent, percent: 100, roundTo: 1 }, large)).toMatchObject({
    becomes: { price: 99_999_999_998 },
  })
  expect(pricesAfter({ ...percent, percent: 500, roundTo: 1 }, large)).toEqual({
    reason: 'Harganya akan terlalu besar.',
  })
})

test('the former price becomes the strike price of a lower one, and none of a higher one', () => {
  expect(pricesAfter({ kind: 'amount', amount: -50_000, strike: 'former_price' }, was)).toEqual({
    becomes: { price: 199_000, strikePrice: 249_000 },
  })
  expect(pricesAfter({ kind: 'amount', amount: 50_000, strike: 'former_price' }, was)).toEqual({
    becomes: { price: 299_000, strikePrice: null },
  })
  expect(pricesAfter({ kind: 'set', price: 499_000 as never, strike: 'keep' }, was)).toEqual({
    becomes: { price: 499_000, strikePrice: null },
  })
})

test('what has no price, falls below 0 or stays the same is reported', () => {
  expect(pricesAfter(percent, { price: null, strikePrice: null })).toEqual({ reason: 'Belum ada harganya.' })
  expect(pricesAfter({ kind: 'amount', amount: -250_000, strike: 'keep' }, was)).toEqual({
    reason: 'Harganya akan kurang dari 0.',
  })
  expect(pricesAfter({ kind: 'set', price: 249_000 as never, strike: 'keep' }, was)).toEqual({
    reason: 'Harganya tidak berubah.',
  })
})
