import { expect, test } from 'vitest'
import { decimalsOf, isOnStep, stepped, typedNumber, withDecimalComma, writtenNumber } from './typed-number.ts'

test.each([
  ['1250', 0, '1.250', 1250],
  ['1.2500', 0, '12.500', 12_500],
  ['007', 0, '7', 7],
  ['0', 0, '0', 0],
  ['-5', 0, '-5', -5],
  ['−5', 0, '-5', -5],
  ['-0', 0, '-0', 0],
  ['-', 0, '-', null],
  ['', 0, '', null],
  ['12 kursi', 0, '12', 12],
  ['abc', 0, '', null],
  ['1250,5', 1, '1.250,5', 1250.5],
  ['12,', 1, '12,', 12],
  [',5', 1, '0,5', 0.5],
  [',', 1, '0,', 0],
  ['12,00', 0, '12,00', 12],
] as const)('%j with %d decimals is shown as %j and worth %j', (raw, decimals, text, value) => {
  expect(typedNumber(raw, decimals)).toEqual({ text, value })
})

test.each([
  ['12,5', 0],
  ['12,55', 1],
  ['0,001', 2],
] as const)('%s stays in sight where %d decimals are allowed, and is no number', (raw, decimals) => {
  const typed = typedNumber(raw, decimals)
  expect(typed?.text).toBe(raw)
  expect(typed?.value).toBeNaN()
})

test('a sixteenth digit is refused instead of changing the number', () => {
  expect(typedNumber('999999999999999', 0)?.value).toBe(999_999_999_999_999)
  expect(typedNumber('9999999999999990', 0)).toBeNull()
})

test.each([
  ['1250', '1250'],
  ['1.250', '1250'],
  ['1,250', '1,250'],
  ['1.250.000', '1250000'],
  ['1,250,000', '1250000'],
  ['1.250,5', '1250,5'],
  ['1,250.5', '1250,5'],
  ['1,250.500', '1250,500'],
  ['12.5', '12,5'],
  ['12,5', '12,5'],
  ['0.125', '0,125'],
])('%s that is pasted is read as %s', (pasted, meant) => {
  expect(withDecimalComma(pasted)).toBe(meant)
})

test.each([
  [1250.5, 1, '1.250,5'],
  [1250, 1, '1.250'],
  [-1250, 0, '-1.250'],
  [0.1 + 0.2, 1, '0,3'],
  [0, 0, '0'],
] as const)('%d is written as %s', (value, decimals, text) => {
  expect(writtenNumber(value, decimals)).toBe(text)
})

test('a step has as many decimals as it is written with', () => {
  expect([1, 0.5, 0.25, 10].map(decimalsOf)).toEqual([0, 1, 2, 0])
})

const open = { min: 0, max: Number.POSITIVE_INFINITY, step: 1 }

test.each([
  ['one up', 4, 1, open, 5],
  ['ten up', 4, 10, open, 14],
  ['not below the least', 4, -10, open, 0],
  ['not above the most', 98, 10, { min: 0, max: 100, step: 1 }, 100],
  ['to the last step below the most', 8, 1, { min: 0, max: 10, step: 4 }, 8],
  ['from between two steps to the next above', 7, 1, { min: 0, max: 100, step: 5 }, 10],
  ['from between two steps to the next below', 7, -1, { min: 0, max: 100, step: 5 }, 5],
  ['counted from the least', 3, 1, { min: 3, max: 100, step: 5 }, 8],
  ['without dust of binary fractions', 0.1, 1, { min: 0, max: 1, step: 0.2 }, 0.2],
  ['from nothing to the least', null, 1, { min: 5, max: 10, step: 1 }, 5],
  ['from nothing to 0', null, -1, { min: -10, max: 10, step: 1 }, 0],
] as const)('a step goes %s', (_, from, count, range, to) => {
  expect(stepped(from, count, range)).toBe(to)
})

test('a number between two steps is noticed, and one on a step is not for its binary fraction', () => {
  expect(isOnStep(0.3, { min: 0, max: 1, step: 0.1 })).toBe(true)
  expect(isOnStep(7, { min: 0, max: 100, step: 5 })).toBe(false)
  expect(isOnStep(8, { min: 3, max: 100, step: 5 })).toBe(true)
})
