import { expect, test } from 'vitest'
import { waitWords } from './wait-words.ts'

test.each([
  [0, '1 detik'],
  [1, '1 detik'],
  [59, '59 detik'],
  [60, '1 menit'],
  [61, '2 menit'],
  [420, '7 menit'],
  [5_400, '90 menit'],
  [5_401, '2 jam'],
  [86_400, '24 jam'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
