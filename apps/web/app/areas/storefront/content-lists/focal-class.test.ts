import { expect, test } from 'vitest'
import { focalClass } from './focal-class.ts'

test.each([
  [undefined, ''],
  [{ x: 0.5, y: 0.5 }, ''],
  [{ x: 0, y: 0 }, 'object-left-top'],
  [{ x: 0.5, y: 0.1 }, 'object-top'],
  [{ x: 1, y: 0.5 }, 'object-right'],
  [{ x: 0.2, y: 1 }, 'object-left-bottom'],
])('a picture cropped around %o is drawn with “%s”', (focal, expected) => {
  expect(focalClass(focal === undefined ? {} : { focal })).toBe(expected)
})
