import { expect, test } from 'vitest'
import { folded, type KnownWord, lettersBetween, meantBy, phrasesOf, questionOf, wordsOf } from './question.rules.ts'

const knownOf = (...words: (Partial<KnownWord> & { word: string })[]) =>
  new Map(words.map((one) => [one.word, { isKnown: false, isBeginning: false, near: [], ...one }]))

test('words are compared without case, accents and signs, and what says nothing is left out', () => {
  expect(folded('  Kafé “Rp 5.000”, IKLAN\u0000! ')).toBe('kafe rp 5 000 iklan')
  expect(wordsOf('cara jualan di Shopee untuk pemula')).toEqual(['jualan', 'shopee', 'pemula'])
  // Nothing else was asked.
  expect(wordsOf('untuk apa')).toEqual(['untuk', 'apa'])
  expect(wordsOf('a b c d e f g h i j').length).toBe(8)
  expect(wordsOf('%%% ___ \\ 日本')).toEqual([])
  expect(wordsOf('x'.repeat(2000))).toEqual(['x'.repeat(30)])
})

test('one wrong letter is one, whether it is missing, too many, another one or swapped', () => {
  for (const written of ['ikla', 'ikllan', 'iklam', 'ikaln']) expect(lettersBetween(written, 'iklan')).toBe(1)
  expect(lettersBetween('iklan', 'iklan')).toBe(0)
  expect(lettersBetween('', 'iklan')).toBe(5)
  expect(lettersBetween('shopee', 'tiktok')).toBe(6)
})

test('only the nearest words can have been meant, in a short word by one letter, and never another number', () => {
  expect(meantBy('iklna', ['iklan', 'ikan', 'inklan'])).toEqual(['iklan'])
  expect(meantBy('tas', ['iklan', 'kas', 'tan'])).toEqual(['kas', 'tan'])
  expect(meantBy('marketplce', ['marketplace'])).toEqual(['marketplace'])
  expect(meantBy('2024', ['2025'])).toEqual([])
  expect(meantBy('hp', ['hi'])).toEqual([])
})

test('an entry must have every word, or what an unknown word meant or begins', () => {
  const known = knownOf(
    { word: 'iklan', isKnown: true, near: ['iklan', 'ikan'] },
    { word: 'shope', isBeginning: true, near: ['shopee'] },
    { word: 'pemlua', near: ['pemula'] },
  )
  const { units, corrected, similarWords } = questionOf({ words: ['iklan', 'shope', 'pemlua'], known, synonyms: [] })
  expect(units).toEqual([
    { exact: '(iklan)', wide: '(iklan | ikan)' },
    { exact: '(shope | shope:* | shopee)', wide: '(shope | shope:* | shopee)' },
    { exact: '(pemlua | pemlua:* | pemula)', wide: '(pemlua | pemlua:* | pemula)' },
  ])
  expect(corrected).toBe('iklan shope pemula')
  expect(similarWords).toEqual(['ikan', 'shopee', 'pemula'])
})

test('synonyms stand for words and phrases', () => {
  const synonyms = [
    ['hp', 'ponsel'],
    ['medsos', 'media sosial'],
  ]
  expect(phrasesOf(['foto', 'media', 'sosial'])).toContain('media sosial')
  const of = (...words: string[]) => questionOf({ words, known: new Map(), synonyms }).units.map(({ exact }) => exact)
  expect(of('hp')).toEqual(['(hp | hp:* | ponsel)'])
  expect(of('media', 'sosial')).toEqual(['((media & sosial) | medsos)'])
  expect(of('medsos')).toEqual(['(medsos | medsos:* | (media & sosial))'])
})

test('while it is typed the last word may be a beginning, and is not corrected', () => {
  const known = knownOf({ word: 'ikla', isBeginning: true, near: ['iklan', 'ikal'] })
  const [unit] = questionOf({ words: ['ikla'], known, synonyms: [], isTyping: true }).units
  expect(unit?.exact).toBe('(ikla | ikla:*)')
})
