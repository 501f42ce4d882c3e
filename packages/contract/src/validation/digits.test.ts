import { expect, test } from 'vitest'
import { digitsOf, digitsSchema } from './digits.ts'

test.each(['', '0', '007', '1234567890123456789'])('%j may be in a numeric field', (text) =>
  expect(digitsSchema.safeParse(text).success).toBe(true),
)
test.each([' ', '1.000', '-1', '1e5', '12a', '١٢'])('%j may not be in a numeric field', (text) =>
  expect(digitsSchema.safeParse(text).error?.issues[0]?.message).toBe('Hanya dapat diisi dengan angka'),
)
test('a numeric field keeps the digits of what is pasted', () => {
  expect(digitsOf(' 3201-2345 6789.0001 ')).toBe('3201234567890001')
  expect(digitsOf('tidak ada')).toBe('')
})
