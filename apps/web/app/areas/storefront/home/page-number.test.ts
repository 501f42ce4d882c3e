import { expect, test } from 'vitest'
import { pageNumber } from './page-number.ts'

test('the page number comes from the URL, and invalid ones give the first page', () => {
  expect(['2', '24', '10000'].map(pageNumber)).toEqual([2, 24, 10_000])
  expect([null, '', '0', '-1', '1.5', 'dua', '1e3', ' 2', '999999'].map(pageNumber)).toEqual(Array(9).fill(1))
  expect(pageNumber('99999')).toBe(10_000)
})
