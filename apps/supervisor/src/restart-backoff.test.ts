import { expect, test } from 'vitest'
import { restartPauseMs } from './restart-backoff.ts'

const pauses = (wasReady: boolean) =>
  Array.from({ length: 12 }, (_, index) => restartPauseMs({ wasReady, failures: index + 1 }))

test('a process that fails at each start is restarted immediately, then with increasing delays up to 30 s', () => {
  expect(pauses(false)).toEqual([0, 250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000])
})

test('a process that was serving is restarted within a second, however often it failed', () => {
  expect(Math.max(...pauses(true))).toBe(500)
  expect(restartPauseMs({ wasReady: true, failures: 100_000 })).toBe(500)
})
