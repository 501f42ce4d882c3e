import { expect, test } from 'vitest'
import { differenceOf, quantileFor, shareOf, visitorsNeeded } from './proportions.rules.ts'

const z = quantileFor(1)
const rounded = (value: number | undefined) => Math.round((value ?? Number.NaN) * 10_000) / 10_000

// Newcombe 1998 (Statistics in Medicine 17), table II: 56/70 less 48/80, method 10.
test('the interval of a difference is the one of the literature', () => {
  const [one, other] = [shareOf({ reached: 56, visitors: 70 }, z), shareOf({ reached: 48, visitors: 80 }, z)]
  if (!one || !other) throw new Error('both are shares')
  const { value, low, high } = differenceOf(one, other)
  expect([value, low, high].map(rounded)).toEqual([0.2, 0.0524, 0.3339])
})

// Wilson 1927 for 0 of 20 and 81 of 263, as Newcombe lists them.
test.each([
  [81, 263, 0.2553, 0.3662],
  [0, 20, 0, 0.1611],
])('the interval of %i of %i is Wilson’s', (reached, visitors, low, high) => {
  const share = shareOf({ reached, visitors }, z)
  expect([rounded(share?.low), rounded(share?.high)]).toEqual([low, high])
})

test('without visitors there is no share', () => expect(shareOf({ reached: 0, visitors: 0 }, z)).toBeNull())

// Fleiss, Levin, Paik: without continuity correction, 5 % against 6 %, both sides 5 %, power 80 %.
test('so many visitors find a rise from 5 to 6 of a hundred', () => {
  expect(visitorsNeeded({ base: 0.05, leastLift: 20, z })).toBe(8158)
})

test('an increase beyond 100 % has no sample size, nor one from zero', () => {
  expect(visitorsNeeded({ base: 0.6, leastLift: 100, z })).toBeNull()
  expect(visitorsNeeded({ base: 0, leastLift: 20, z })).toBeNull()
})

test('the more is compared at once, the more it takes', () => {
  const needed = [1, 2, 3].map((comparisons) =>
    visitorsNeeded({ base: 0.05, leastLift: 20, z: quantileFor(comparisons) }),
  )
  expect(needed).toEqual(needed.toSorted((one, other) => (one ?? 0) - (other ?? 0)))
  expect(new Set(needed).size).toBe(3)
})
