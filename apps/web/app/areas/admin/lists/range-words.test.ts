import { expect, test } from 'vitest'
import { rangeWords } from './range-words.ts'

test('a range is shown with both days, with the one that is known, or as one day', () => {
  expect(rangeWords({ from: '2026-11-01', until: '2026-11-30' })).toBe('1 Nov 2026 – 30 Nov 2026')
  expect(rangeWords({ from: '2026-11-01', until: '' })).toBe('sejak 1 Nov 2026')
  expect(rangeWords({ from: '', until: '2026-11-30' })).toBe('sampai 30 Nov 2026')
  expect(rangeWords({ from: '2026-11-30', until: '2026-11-30' })).toBe('30 Nov 2026')
})
