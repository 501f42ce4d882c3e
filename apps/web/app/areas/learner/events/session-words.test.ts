import { expect, test } from 'vitest'
import { sessionWords } from './session-words.ts'

test('a session within one day names it once', () => {
  expect(sessionWords({ startsAt: '2026-12-04T12:00:00.000Z', endsAt: '2026-12-04T14:00:00.000Z' })).toBe(
    '4 Desember 2026, 19.00 sampai 21.00 WIB',
  )
})

test('a session past midnight in WIB names both days', () => {
  expect(sessionWords({ startsAt: '2026-12-04T16:00:00.000Z', endsAt: '2026-12-04T18:00:00.000Z' })).toBe(
    '4 Desember 2026, 23.00 WIB sampai 5 Desember 2026, 01.00 WIB',
  )
})
