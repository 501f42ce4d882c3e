import { expect, test } from 'vitest'
import { createRepeats } from './repeats.ts'

test('at most a hundred errors a minute are reported, however they differ', () => {
  const repeats = createRepeats()
  const reportAll = (now: number) => Array.from({ length: 300 }, (_, kind) => repeats(`kind ${kind}`, now))
  expect(reportAll(0).filter((untold) => untold !== null)).toHaveLength(100)
  expect(reportAll(59_999).filter((untold) => untold !== null)).toEqual([])
  expect(reportAll(60_000).filter((untold) => untold !== null)).toHaveLength(100)
})

test('a frequent error does not prevent reports of others', () => {
  const repeats = createRepeats()
  for (let time = 0; time < 10_000; time++) repeats('the same', time)
  expect(repeats('another', 10_000)).toBe(0)
  expect(repeats('the same', 60_000)).toBe(9_997)
  // They were counted in that report, and are not reported again.
  expect(repeats('the same', 60_001)).toBe(0)
})
