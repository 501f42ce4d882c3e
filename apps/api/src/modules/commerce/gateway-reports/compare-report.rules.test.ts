import { expect, test } from 'vitest'
import { byReference, differencesOf } from './compare-report.rules.ts'

const row = (reference: string, amount: number, fee = 1_000) => ({ reference, amount, fee })
const record = (reference: string, amount: number, given: { isWithinDay?: boolean; fee?: number | null } = {}) => ({
  reference,
  orderId: `order of ${reference}`,
  amount,
  isWithinDay: true,
  fee: null,
  ...given,
})

test('what both sides say alike is no difference, nor is a fee that is new here', () => {
  expect(differencesOf([row('A', 50_000)], [record('A', 50_000)])).toEqual([])
  expect(differencesOf([row('A', 50_000)], [record('A', 50_000, { fee: 1_000 })])).toEqual([])
})

test.each([
  ['missing_here', [row('A', 50_000)], [], null, 50_000],
  ['missing_here', [row('A', 50_000)], [record('A', 0)], null, 50_000],
  ['missing_there', [], [record('A', 50_000)], 50_000, null],
  ['other_amount', [row('A', 49_000)], [record('A', 50_000)], 50_000, 49_000],
  ['other_fee', [row('A', 50_000, 2_000)], [record('A', 50_000, { fee: 1_000 })], 1_000, 2_000],
] as const)('%s is found', (kind, theirs, ours, our, their) => {
  expect(differencesOf(theirs, ours)).toMatchObject([{ kind, reference: 'A', ours: our, theirs: their }])
})

test('a payment near midnight may be in the report of the day beside', () => {
  expect(differencesOf([], [record('A', 50_000, { isWithinDay: false })])).toEqual([])
})

test('a number that was paid twice is one amount', () => {
  expect(byReference([row('A', 50_000), row('B', 1), row('A', 50_000)])).toEqual([
    row('A', 100_000, 2_000),
    row('B', 1),
  ])
})
