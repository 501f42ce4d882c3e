import { expect, test } from 'vitest'
import { attemptsAtMost, outcomeOf } from './retry.rules.ts'

const after = (status: number | null, attempts = 1) =>
  outcomeOf({ answer: { status, excerpt: '' }, isTaken: false, attempts })

test('what was taken is told', () => {
  expect(outcomeOf({ answer: { status: 200, excerpt: '' }, isTaken: true, attempts: 1 }).state).toBe('delivered')
})

test('an advertiser that is away, slow or busy is asked again, ever later, and given up after a bit more than a day', () => {
  for (const status of [null, 408, 429, 500, 503]) expect([status, after(status).state]).toEqual([status, 'waiting'])
  const waits = Array.from({ length: attemptsAtMost - 1 }, (_, index) => after(503, index + 1).waitSeconds)
  expect(waits).toEqual([...waits].sort((one, other) => one - other))
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(86_400)
  expect(after(503, attemptsAtMost).state).toBe('failed')
})

test('what was refused is not sent again, also where a mistake is answered with 200', () => {
  for (const status of [200, 400, 401, 403, 404]) expect([status, after(status).state]).toEqual([status, 'failed'])
})
