import { plainText, richTextOf, richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRichText } from '../testing/arbitrary-rich-text.ts'
import { canonicalRichText } from './canonical.ts'
import { cutRichText } from './cut.ts'

test('a cut text is the beginning of the whole, never longer than allowed, and can be stored', () => {
  fc.assert(
    fc.property(anyRichText.map(canonicalRichText), fc.nat(80), (value, room) => {
      const cut = cutRichText(value, room)
      expect(richTextSchema(room).safeParse(cut).error).toBeUndefined()
      expect(plainText(value).startsWith(plainText(cut).trimEnd())).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a text that fits is left as it is', () => {
  const value = richTextOf('Kelas data')
  expect(cutRichText(value, 10)).toBe(value)
})

test('an emoji is kept whole or left out', () => {
  expect(plainText(cutRichText(richTextOf('Naik 📈'), 6))).toBe('Naik ')
})
