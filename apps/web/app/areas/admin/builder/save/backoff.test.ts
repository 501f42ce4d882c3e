import { expect, test } from 'vitest'
import { backoffMs, retryAfterMs } from './backoff.ts'

test('each retry waits longer, never more than 36 seconds, and with jitter', () => {
  expect([1, 2, 3, 4].map((failures) => backoffMs(failures, () => 0.5))).toEqual([1000, 2000, 4000, 8000])
  expect(backoffMs(50, () => 0.999)).toBeLessThanOrEqual(36_000)
  expect(backoffMs(3, () => 0)).toBeLessThan(backoffMs(3, () => 0.9))
})

test('Retry-After is understood in seconds and as a date', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')
  expect(retryAfterMs('7')).toBe(7000)
  expect(retryAfterMs('Fri, 20 Nov 2026 10:00:09 GMT', now)).toBe(9000)
  expect([retryAfterMs(null), retryAfterMs('nanti'), retryAfterMs('-4')]).toEqual([undefined, undefined, undefined])
})
