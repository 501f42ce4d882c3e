import { expect, test } from 'vitest'
import { caretAmongDigits, digitsOf } from './typed-digits.ts'

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['Kode Anda: 123456. Jangan berikan kepada siapa pun.', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('of %j the code is %j', (text, code) => {
  expect(digitsOf(text, 6)).toBe(code)
})

test('the caret keeps its place among the digits while everything else is dropped', () => {
  expect(caretAmongDigits('12a3', 3, 6)).toBe(2)
  expect(caretAmongDigits('123 456', 7, 6)).toBe(6)
  expect(caretAmongDigits('99123456', 8, 6)).toBe(6)
})
