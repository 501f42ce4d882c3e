import { expect, test } from 'vitest'
import {
  countWords,
  differenceOf,
  rupiahWords,
  sectionWords,
  shareWords,
  sourceWords,
  timeWords,
} from './figure-words.ts'

test('numbers read as Indonesians write them, and an unknown one is no zero', () => {
  expect([countWords(12_500), countWords(0), countWords(null)]).toEqual(['12.500', '0', '–'])
  expect([shareWords(0.1234), shareWords(0), shareWords(null)]).toEqual(['12,3%', '0%', '–'])
  expect(rupiahWords(1_250_000)).toBe('Rp1.250.000')
  expect([timeWords(4200), timeWords(65_000), timeWords(null)]).toEqual(['4,2 dtk', '1 mnt 5 dtk', '–'])
})

test('a change is told against what was; against nothing there is none', () => {
  expect(differenceOf(15, 10)).toEqual({ words: '+50%', direction: 'up' })
  expect(differenceOf(5, 10)).toEqual({ words: '−50%', direction: 'down' })
  expect(differenceOf(10, 10)).toEqual({ words: 'sama', direction: 'same' })
  expect([differenceOf(10, 0), differenceOf(null, 10), differenceOf(10, null)]).toEqual([null, null, null])
})

test('a source that we have no name for is shown as it came', () => {
  expect(['direct', 'constructor', '<b>x', null].map(sourceWords)).toEqual([
    'Langsung',
    'constructor',
    '<b>x',
    'Sumber lain',
  ])
  expect(sectionWords({ type: 'hilang', words: '' })).toBe('hilang')
})
