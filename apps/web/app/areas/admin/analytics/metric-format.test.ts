import { expect, test } from 'vitest'
import {
  countWords,
  differenceOf,
  pointsOf,
  rupiahWords,
  sectionWords,
  shareWords,
  sourceWords,
  timeWords,
} from './metric-format.ts'

test('numbers are formatted in Indonesian, and an unknown one is not zero', () => {
  expect([countWords(12_500), countWords(0), countWords(null)]).toEqual(['12.500', '0', '–'])
  expect([shareWords(0.1234), shareWords(0), shareWords(null)]).toEqual(['12,3%', '0%', '–'])
  expect(rupiahWords(1_250_000)).toBe('Rp1.250.000')
  expect([timeWords(4200), timeWords(65_000), timeWords(null)]).toEqual(['4,2 dtk', '1 mnt 5 dtk', '–'])
})

test('a change is relative to the previous value; without one there is none', () => {
  expect(differenceOf(15, 10)).toEqual({ words: '+50%', direction: 'up' })
  expect(differenceOf(5, 10)).toEqual({ words: '−50%', direction: 'down' })
  expect(differenceOf(10, 10)).toEqual({ words: 'sama', direction: 'same' })
  expect([differenceOf(10, 0), differenceOf(null, 10), differenceOf(10, null)]).toEqual([null, null, null])
})

test('a change of a rate is shown in points, also where the rate was zero', () => {
  expect(pointsOf(0.106, 0.079)).toEqual({ words: '+2,7 poin', direction: 'up' })
  expect(pointsOf(0.02, 0.05)).toEqual({ words: '−3 poin', direction: 'down' })
  expect(pointsOf(0.0501, 0.05)).toEqual({ words: 'sama', direction: 'same' })
  expect(pointsOf(0.01, 0)).toEqual({ words: '+1 poin', direction: 'up' })
  expect([pointsOf(null, 0.1), pointsOf(0.1, null)]).toEqual([null, null])
})

test('a source without a known name is shown as received', () => {
  expect(['direct', 'constructor', '<b>x', null].map(sourceWords)).toEqual([
    'Langsung',
    'constructor',
    '<b>x',
    'Sumber lain',
  ])
  expect(sectionWords({ type: 'hilang', words: '' })).toBe('hilang')
})
