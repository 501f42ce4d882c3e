import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import { formatRupiah, MAX_RUPIAH, parseRupiah, percentageDiscount, type Rupiah, rupiah, sumRupiah } from './money.ts'

test('an amount has to be checked before it is money', () => {
  expectTypeOf<number>().not.toExtend<Rupiah>()
  expectTypeOf<Rupiah>().toExtend<number>()
  for (const none of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_RUPIAH + 1])
    expect(() => rupiah(none)).toThrow(RangeError)
  expect(rupiah(0)).toBe(0)
})

test('amounts are read as people write them, and nothing else is', () => {
  expect(parseRupiah('Rp 1.250.000')).toBe(1_250_000)
  expect(parseRupiah('1.250.000,99')).toBe(1_250_000)
  for (const none of ['', 'gratis', '-5000', '9.999.999.999.999.999', '1e6']) expect(parseRupiah(none)).toBeNull()
})

test('a discount is rounded down to a whole rupiah and ends at its limit', () => {
  expect(percentageDiscount({ price: rupiah(99_999), percent: 15 })).toBe(14_999)
  expect(percentageDiscount({ price: rupiah(500_000), percent: 50, max: rupiah(100_000) })).toBe(100_000)
  expect(percentageDiscount({ price: rupiah(500_000), percent: 50, max: rupiah(0) })).toBe(250_000)
  expect(percentageDiscount({ price: rupiah(MAX_RUPIAH), percent: 99 })).toBe(989_999_999_999_999)
  for (const percent of [0, 101, 12.5, -1])
    expect(() => percentageDiscount({ price: rupiah(1), percent })).toThrow(RangeError)
})

const amounts = fc.integer({ min: 0, max: MAX_RUPIAH }).map(rupiah)

test('no discount is above its exact percentage, below it by a rupiah or more, or above the price', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 100 }), (price, percent) => {
      const discount = percentageDiscount({ price, percent })
      const [left, right] = [BigInt(discount) * 100n, BigInt(price) * BigInt(percent)]
      expect(left <= right && right < left + 100n).toBe(true)
      expect(discount).toBeLessThanOrEqual(price)
    }),
  )
})

test('what is written can be read again, and sums are exact', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }).map(rupiah), { maxLength: 50 }), (all) => {
      expect(all.map((amount) => parseRupiah(formatRupiah(amount)))).toEqual(all)
      expect(BigInt(sumRupiah(all))).toBe(all.reduce((sum, amount) => sum + BigInt(amount), 0n))
    }),
  )
})
