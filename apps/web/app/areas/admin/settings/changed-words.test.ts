import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

test.each([
  [null, null, 'Bawaan, belum pernah diubah'],
  ['2026-11-24T07:30:00.000Z', 'Rani', 'Diubah Rani, 24 November 2026, 14.30 WIB'],
  ['2026-11-24T07:30:00.000Z', null, 'Diubah akun yang sudah dihapus, 24 November 2026, 14.30 WIB'],
])('changed at %s by %s: %s', (changedAt, changedBy, words) =>
  expect(changedWords({ changedAt, changedBy })).toBe(words),
)
