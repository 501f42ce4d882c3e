import { expect, test } from 'vitest'
import { durationWords, startedWords } from './job-words.ts'

test.each([
  [0, '0 detik'],
  [59.9, '59 detik'],
  [60, '1 menit'],
  [3_599, '59 menit'],
  [7_200, '2 jam'],
  [200_000, '2 hari'],
])('%s seconds read %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words)
})

test('jobs that were left as they are are named', () => {
  expect(startedWords(2, 0)).toBe('2 pekerjaan dijalankan lagi')
  expect(startedWords(1, 2)).toContain('2 dilewati')
  expect(startedWords(0, 2)).toContain('Tidak ada')
})
