import { expect, test } from 'vitest'
import { boughtOf } from './revenue.rules.ts'

const z = 1.959964

test('rupiah per visitor have the interval of the mean over all visitors, also those who bought nothing', () => {
  // 20 of 1,000 visitors paid 100,000 each: mean 2,000, standard deviation 14,007, standard error 443.
  const { rate, perVisitor } = boughtOf({ sales: 20, revenue: 2_000_000, squares: 20 * 100_000 ** 2 }, 1_000, z)
  expect(rate?.value).toBe(0.02)
  expect(perVisitor?.value).toBe(2_000)
  expect(perVisitor?.interval?.low).toBeCloseTo(1_132, -1)
  expect(perVisitor?.interval?.high).toBeCloseTo(2_868, -1)
})

test('one large order widens the interval, and what comes back is never below nothing', () => {
  const even = boughtOf({ sales: 10, revenue: 1_000_000, squares: 10 * 100_000 ** 2 }, 100, z)
  const uneven = boughtOf({ sales: 10, revenue: 1_000_000, squares: 900_000 ** 2 + (9 * 100_000 ** 2) / 81 }, 100, z)
  const width = ({ perVisitor }: typeof even) => (perVisitor?.interval?.high ?? 0) - (perVisitor?.value ?? 0)
  expect(width(uneven)).toBeGreaterThan(2 * width(even))
  expect(uneven.perVisitor?.interval?.low).toBe(0)
})

test('with few sales there is a mean and no interval, and without visitors nothing', () => {
  const few = { sales: 9, revenue: 900_000, squares: 9 * 100_000 ** 2 }
  expect(boughtOf(few, 300, z).perVisitor).toEqual({ value: 3_000, interval: null })
  expect(boughtOf(few, 0, z)).toEqual({ sales: 9, revenue: 900_000, rate: null, perVisitor: null })
})
