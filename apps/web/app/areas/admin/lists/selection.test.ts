import { expect, test } from 'vitest'
import { everything, noSelection, picked, placeAfter, rangedTo, stillThere, toggled } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const ids = ({ ids: chosen }: { ids: ReadonlySet<string> }) => [...chosen]

test('a range goes from where it began to where one is, both ways, and shrinks again', () => {
  const began = picked('c')
  const down = rangedTo(order, began, 'e')
  expect(ids(down)).toEqual(['c', 'd', 'e'])
  expect(ids(rangedTo(order, down, 'd'))).toEqual(['c', 'd'])
  expect(ids(rangedTo(order, down, 'a'))).toEqual(['a', 'b', 'c'])
  expect(ids(rangedTo(order, noSelection, 'b'))).toEqual(['b'])
})

test('one more and one less leave the others as they are', () => {
  const two = toggled(picked('a'), 'd')
  expect(ids(two)).toEqual(['a', 'd'])
  expect(ids(toggled(two, 'a'))).toEqual(['d'])
  expect(ids(rangedTo(order, two, 'b'))).toEqual(['b', 'c', 'd'])
})

test('what has gone is selected no more', () => {
  expect(ids(stillThere(['a', 'c'], everything(order)))).toEqual(['a', 'c'])
  expect(stillThere(['b'], picked('a'))).toEqual({ ids: new Set(), anchorId: null })
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  // The last row is short: nothing is below.
  ['ArrowDown', 5, 5],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 2],
  ['Home', 5, 0],
  ['End', 0, 6],
  ['x', 0, undefined],
])('%s from place %i of seven in three columns leads to %s', (key, at, place) => {
  expect(placeAfter(key, { at, count: 7, columns: 3 })).toBe(place)
})
