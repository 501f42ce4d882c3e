import { expect, test } from 'vitest'
import { namedParts } from './comment-words.tsx'

test('names are set apart, the longest that fits, and every word stays', () => {
  const text = 'Halo @budi santoso, @Budi dan halo@toko.id'
  const parts = namedParts(text, ['Budi', 'Budi Santoso'])
  expect(parts.map(({ words }) => words).join('')).toBe(text)
  expect(parts.filter(({ isName }) => isName).map(({ words }) => words)).toEqual(['@budi santoso', '@Budi'])
})
