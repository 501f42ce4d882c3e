import { expect, test } from 'vitest'
import { keptWords } from './kept-words.rules.ts'

test('words are kept in one spelling', () => {
  expect(keptWords('  Iklan  SHOPEE! ')).toBe('iklan shopee')
  expect(keptWords('kelas 2026')).toBe('kelas 2026')
})

test.each(['budi@toko.test', '0812-3456-7890', '+62 812 3456', '3174 0101 9001', '', '%%%', 'kata '.repeat(30)])(
  '%s is not kept',
  (written) => {
    expect(keptWords(written)).toBeNull()
  },
)
