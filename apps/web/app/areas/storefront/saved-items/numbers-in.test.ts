import { expect, test } from 'vitest'
import { numbersIn } from './numbers-in.ts'

test('an address names entries by their numbers, each once, as many as a page shows', () => {
  expect(numbersIn('12.7.12.3', 10)).toEqual([12, 7, 3])
  expect(numbersIn('1.2.3', 2)).toEqual([1, 2])
})

test.each([null, '', '.', '-1', '0', 'a.b', '1e3', '٣', '9'.repeat(3_000)])(
  'what is no number is left out: %s',
  (written) => {
    expect(numbersIn(written, 10)).toEqual([])
  },
)
