import { expect, test } from 'vitest'
import { publicNumber } from './public-number.ts'

test('numbers of public records are positive; what is negative, text, missing or too long is none', () => {
  expect(publicNumber('12')).toBe(12)
  for (const asked of ['0', '-1', '012', '1.5', 'abc', '', undefined, '9'.repeat(30), '1%00'])
    expect(publicNumber(asked)).toBeNull()
})
