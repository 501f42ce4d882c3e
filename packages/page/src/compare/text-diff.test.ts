import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords, type TextPart } from './text-diff.ts'

const without = (parts: readonly TextPart[], kind: TextPart['kind']) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('')

/** Few different words, so that texts share many of them; and arbitrary other characters. */
const texts = fc.oneof(
  fc
    .array(fc.constantFrom('toko', 'ramai', ' ', '\n', '.', 'é', '👩‍🏫', '50%'), { maxLength: 40 })
    .map((words) => words.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
)

test('a comparison of two texts reproduces both, whatever they contain', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const parts = diffWords(before, after)
      expect(without(parts, 'added')).toBe(before)
      expect(without(parts, 'removed')).toBe(after)
      expect(parts.every(({ text }) => text !== '')).toBe(true)
      expect(parts.some(({ kind }, index) => kind === parts[index + 1]?.kind)).toBe(false)
    }),
    { numRuns: 2000, seed: 20261120 },
  )
})

test('an unchanged text is one part, an empty one none', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(diffWords(text, text)).toEqual(text === '' ? [] : [{ kind: 'same', text }])
    }),
  )
})

test('only the words that changed are marked', () => {
  expect(diffWords('Toko ramai tanpa banting harga', 'Toko laris tanpa banting harga')).toEqual([
    { kind: 'same', text: 'Toko ' },
    { kind: 'removed', text: 'ramai' },
    { kind: 'added', text: 'laris' },
    { kind: 'same', text: ' tanpa banting harga' },
  ])
})

test('a rewritten phrase is marked as a phrase and not word by word', () => {
  expect(diffWords('Mulai hari ini.', 'Besok pagi saja.')).toEqual([
    { kind: 'removed', text: 'Mulai hari ini' },
    { kind: 'added', text: 'Besok pagi saja' },
    { kind: 'same', text: '.' },
  ])
})

test('two long texts without a common word are one replacement, not word by word', () => {
  const [before, after] = ['a ', 'b '].map((word) => word.repeat(20_000))
  expect(diffWords(`${before}`, `${after}`).map(({ kind }) => kind)).toEqual(['removed', 'added', 'same'])
})
