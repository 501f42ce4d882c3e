import { expect, test } from 'vitest'
import { linePoints, percent, roundTop } from './scale.ts'

test.each([
  [0, 4],
  [3, 4],
  [5, 5],
  [7, 8],
  [12, 20],
  [41, 50],
  [81, 100],
  [1250, 2000],
])('a chart up to %i ends at %i', (greatest, top) => {
  expect(roundTop(greatest)).toBe(top)
})

test('a line stays inside its box', () => {
  expect(linePoints([0, 5, 12], 10)).toBe('0,10 1,5 2,0')
})

test('a share of zero is zero', () => {
  expect([percent(1, 4), percent(3, 0), percent(9, 4)]).toEqual([25, 0, 100])
})
