import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const ids = ['a', 'b', 'c', 'd']

test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 1, 'abcd'],
  ['b', 9, 'acdb'],
  ['c', -5, 'cabd'],
  ['x', 0, 'abcd'],
])('%s moved to index %d gives %s', (id, index, order) => {
  expect(moved(ids, id, index).join('')).toBe(order)
})
