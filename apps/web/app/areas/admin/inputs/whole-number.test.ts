import { expect, test } from 'vitest'
import { groupedDigits, wholeNumber } from './whole-number.ts'

test('an amount is read whatever signs stand in it', () => {
  expect(wholeNumber('Rp1.250.000')).toBe(1_250_000)
  expect(wholeNumber('349000')).toBe(349_000)
})

test('no digit is no amount, and zero is an amount', () => {
  expect(wholeNumber('')).toBeNull()
  expect(wholeNumber('gratis')).toBeNull()
  expect(wholeNumber('0')).toBe(0)
  expect(groupedDigits(0)).toBe('0')
})

test('an amount is shown in groups of three', () => {
  expect(groupedDigits(1_250_000)).toBe('1.250.000')
})
