import { expect, test } from 'vitest'
import { truncated } from './truncated.ts'

test('a text of 200 characters is shown whole, a longer one ends with an ellipsis at the 200th', () => {
  expect(truncated('a'.repeat(200))).toBe('a'.repeat(200))
  expect(truncated('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`)
})

test.each([
  ['Kelas Shopee untuk pemula', 13, 'Kelas Shopee…'],
  ['Kelas 👩🏽‍🏫 baru', 10, 'Kelas…'],
  ['Kelas', 5, 'Kelas'],
  ['', 5, ''],
])('%j within %i characters is %j', (text, length, short) => expect(truncated(text, length)).toBe(short))
