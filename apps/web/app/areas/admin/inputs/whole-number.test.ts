import { expect, test } from 'vitest'
import { groupedDigits, wholeNumber } from './whole-number.ts'

test('an amount is read whatever signs stand in it', () => {
  expect(wholeNumber('Rp1.250.000')).toBe(1_250_000)
  expect(wholeNumber('349000')).toBe(349_000)
})

test('the sen of an amount that is copied do not make it a hundred times as large', () => {
  expect(wholeNumber('Rp 1.500.000,00')).toBe(1_500_000)
  expect(wholeNumber('1,500,000.00')).toBe(1_500_000)
  expect(wholeNumber('1,500,000')).toBe(1_500_000)
  expect(wholeNumber('1.500.000,-')).toBe(1_500_000)
  // Half-way through typing or taking away the groups are not yet in their places.
  expect(wholeNumber('1.50')).toBe(150)
  expect(wholeNumber('1.500.0000')).toBe(15_000_000)
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
