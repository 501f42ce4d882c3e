import { expect, test } from 'vitest'
import { allShownWords } from './all-shown-words.ts'

test('who selects everything in sight is told how much of the list that is', () => {
  expect(allShownWords(24, 100)).toBe('Pilih 24 yang tampil dari 100')
  expect(allShownWords(2, 2)).toBe('Pilih semua yang tampil (2)')
})
