import { expect, test } from 'vitest'
import { placeWords } from './lesson-place.ts'

test.each([
  [1, 0, '0:00'],
  [1, 200, '3:20'],
  [1, 3_725, '1:02:05'],
  [2, 4, 'halaman 4'],
] as const)('a place in a lesson of kind %s at %s reads “%s”', (kind, place, words) => {
  expect(placeWords(kind, place)).toBe(words)
})
