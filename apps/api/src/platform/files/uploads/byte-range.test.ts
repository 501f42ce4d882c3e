import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  [null, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-9', null],
  ['bytes=-', null],
  ['items=0-9', null],
  ['bytes=abc-', null],
])('of 1,000 bytes %j asks for %j', (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected)
})
