import { expect, test } from 'vitest'
import { normalHex, wholeHex } from './normal-hex.ts'

test('colour codes are accepted in any common notation', () => {
  for (const text of ['#0C7A75', '0c7a75', ' #0c7a75 ']) expect(normalHex(text)).toBe('#0c7a75')
  expect(normalHex('#0C7')).toBe('#00cc77')
})

test('invalid colours are rejected', () => {
  for (const text of ['', '#', '#12', '#1234', 'toska', '#0c7a7g', '#0c7a75ff']) expect(normalHex(text)).toBeUndefined()
})

test('three digits are accepted only when the field loses focus, as six may follow', () => {
  expect(wholeHex('#0c7')).toBeUndefined()
  expect(wholeHex('#0c7a75')).toBe('#0c7a75')
})
