import { expect, test } from 'vitest'
import { resultsOf } from './results.rules.ts'

const weights = [
  { key: 'a' as const, weight: 50 },
  { key: 'b' as const, weight: 50 },
]
const of = (a: [number, number], b: [number, number], days = 14) =>
  resultsOf(
    [
      { key: 'a', visitors: a[0], reached: a[1] },
      { key: 'b', visitors: b[0], reached: b[1] },
    ],
    { weights, leastLift: 20, days },
  )

test('with few visitors there is no result, however large the difference', () => {
  expect(of([60, 1], [60, 30])).toMatchObject({ verdict: 'early', best: null, neededVisitors: null })
  expect(of([500, 25], [500, 60])).toMatchObject({ verdict: 'early', best: null, neededVisitors: 8158 })
})

test('enough visitors of a few days are still too early: the days of a week differ', () => {
  expect(of([9000, 450], [9000, 700], 3).verdict).toBe('early')
})

test('a difference that is surely there is found, for the better and for the worse', () => {
  expect(of([9000, 450], [9000, 700])).toMatchObject({ verdict: 'found', best: 'b' })
  expect(of([9000, 450], [9000, 300])).toMatchObject({ verdict: 'found', best: 'a' })
})

test('a difference that may be none is none', () => {
  const { verdict, variants } = of([9000, 450], [9000, 455])
  expect(verdict).toBe('none')
  expect(variants[1]?.difference?.low).toBeLessThan(0)
  expect(variants[1]?.difference?.high).toBeGreaterThan(0)
})

test('one variant with too few visitors keeps the whole test in its early state', () => {
  expect(of([9000, 450], [100, 20]).verdict).toBe('early')
})

test('a variant without visitors has no rate, and every reached is a visitor', () => {
  const { variants } = resultsOf([{ key: 'a', visitors: 10, reached: 14 }], { weights, leastLift: 20, days: 30 })
  expect(variants).toMatchObject([
    { key: 'a', visitors: 10, reached: 10, difference: null },
    { key: 'b', visitors: 0, reached: 0, rate: null, difference: null },
  ])
})
