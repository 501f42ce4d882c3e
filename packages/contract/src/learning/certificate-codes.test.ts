import { expect, test } from 'vitest'
import { certificateCodeIn, certificateNumberIn, groupedCode } from './certificate-codes.ts'

test.each([['4K7P9QXM2T8AH3ZD'], ['4k7p-9qxm-2t8a-h3zd'], ['  4K7P 9QXM\t2T8A–H3ZD ']])(
  '%s is read as one code',
  (typed) => {
    expect(certificateCodeIn(typed)).toBe('4K7P9QXM2T8AH3ZD')
  },
)

test('letters that look like digits are read as those', () => {
  expect(certificateCodeIn('OOOO-IIII-LLLL-oil0')).toBe('0000111111110110')
})

test.each(['', '4K7P9QXM2T8AH3Z', '4K7P9QXM2T8AH3ZDD', '4K7P9QXM2T8AH3ZU', 'NK/2026/12/000001', '4K7P9QXM2T8AH3Z%'])(
  '"%s" is no code',
  (typed) => {
    expect(certificateCodeIn(typed)).toBeNull()
  },
)

test.each(['NK/2026/12/000001', 'nk/2026/12/1', ' NK-2026-12-000001 ', 'NK 2026 12 000001'])(
  '%s is read as one number',
  (typed) => {
    expect(certificateNumberIn(typed)).toBe('NK/2026/12/000001')
  },
)

test.each(['', 'NK', '2026/12/000001', 'NK/26/12/000001', 'NK/2026/12/0000001', 'NK/2026/12/1 OR 1=1'])(
  '"%s" is no number',
  (typed) => {
    expect(certificateNumberIn(typed)).toBeNull()
  },
)

test('a code is shown in groups of four', () => {
  expect(groupedCode('4K7P9QXM2T8AH3ZD')).toBe('4K7P-9QXM-2T8A-H3ZD')
})
