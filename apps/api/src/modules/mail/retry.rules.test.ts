import { expect, test } from 'vitest'
import { retryAfterSeconds } from './retry.rules.ts'

test('tries come ever further apart, from a minute to two hours', () => {
  expect([1, 2, 3, 7, 8, 20].map(retryAfterSeconds)).toEqual([60, 120, 240, 3840, 7200, 7200])
})
