import { expect, test } from 'vitest'
import { abbreviateNumber, formatDecimal, formatPercent, groupThousands } from './numbers.ts'

test('thousands are grouped with a dot, or a comma where one is asked for', () => {
  expect(groupThousands(999)).toBe('999')
  expect(groupThousands(1_250_000)).toBe('1.250.000')
  expect(groupThousands(1_250_000, ',')).toBe('1,250,000')
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_250, '1,2K'],
  [999_999, '999,9K'],
  [1_000_000, '1M'],
  [3_560_000, '3,5M'],
  [999_999_999, '999,9M'],
  [1_000_000_000, '1B'],
  [12_300_000_000, '12,3B'],
  [-1_500, '-1,5K'],
])('%i is abbreviated to %s', (value, text) => expect(abbreviateNumber(value)).toBe(text))

test('decimals and percentages have a comma and one digit behind it', () => {
  expect(formatDecimal(4.25)).toBe('4,3')
  expect(formatPercent(0.1256)).toBe('12,6%')
})
