import { expect, test } from 'vitest'
import { normalHex, wholeHex } from './normal-hex.ts'

test('codes are understood as people write them', () => {
  for (const text of ['#0C7A75', '0c7a75', ' #0c7a75 ']) expect(normalHex(text)).toBe('#0c7a75')
  expect(normalHex('#0C7')).toBe('#00cc77')
})

test('what is no colour stays none', () => {
  for (const text of ['', '#', '#12', '#1234', 'toska', '#0c7a7g', '#0c7a75ff']) expect(normalHex(text)).toBeUndefined()
})

test('three digits may be on their way to six, so they count on leaving only', () => {
  expect(wholeHex('#0c7')).toBeUndefined()
  expect(wholeHex('#0c7a75')).toBe('#0c7a75')
})
