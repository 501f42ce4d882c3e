import { expect, test } from 'vitest'
import { outcomeOf } from './retry.rules.ts'

const after = (status: number | null) => outcomeOf({ answer: { status, excerpt: '' }, isTaken: false })

test('what the advertiser took is delivered', () => {
  expect(outcomeOf({ answer: { status: 200, excerpt: '' }, isTaken: true })).toBe('delivered')
})

test.each([null, 408, 429, 500, 503])('an advertiser that answers %s is asked again', (status) => {
  expect(after(status)).toBe('waiting')
})

test.each([200, 400, 401, 403, 404])('a refusal with %s is not sent again', (status) => {
  expect(after(status)).toBe('failed')
})
