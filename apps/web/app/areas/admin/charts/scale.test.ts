import { expect, test } from 'vitest'
import { axisNames, linePoints, percent, roundTop } from './scale.ts'

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

test.each([
  [1, [0], [0]],
  [2, [0, 1], [0, 1]],
  [7, [0, 1, 2, 3, 4, 5, 6], [0, 2, 4, 6]],
  [28, [0, 3, 6, 9, 12, 15, 18, 21, 24, 27], [0, 9, 18, 27]],
  [90, [9, 19, 29, 39, 49, 59, 69, 79, 89], [29, 59, 89]],
])('of %i days enough are named, and today always', (count, wide, narrow) => {
  const names = axisNames(count, 10)
  expect(names.map(({ index }) => index)).toEqual(wide)
  const onPhones = names.filter(({ isWideOnly }) => !isWideOnly).map(({ index }) => index)
  expect(onPhones).toEqual(narrow)
})
