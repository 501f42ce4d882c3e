import { expect, test } from 'vitest'
import { sessionTimes } from './session-times.ts'

test.each([
  ['2026-11-29T12:00:00.000Z', '2026-11-29T13:30:00.000Z', '29 November 2026, 19.00 sampai 20.30 WIB'],
  // Midnight in WIB is 17:00 UTC.
  [
    '2026-11-29T16:00:00.000Z',
    '2026-11-29T17:00:00.000Z',
    '29 November 2026, 23.00 WIB sampai 30 November 2026, 00.00 WIB',
  ],
])('from %s until %s is %s', (startsAt, endsAt, words) => expect(sessionTimes(startsAt, endsAt)).toBe(words))
