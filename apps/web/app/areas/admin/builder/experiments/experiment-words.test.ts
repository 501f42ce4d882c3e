import type { ExperimentResults } from '@naikkelas/contract/marketing'
import { expect, test } from 'vitest'
import {
  changeWords,
  differenceInterval,
  differenceWords,
  endWords,
  evenWeights,
  guessWords,
  shareInterval,
  verdictWords,
} from './experiment-words.ts'

const variant = (key: 'a' | 'b', visitors: number) => ({
  key,
  weight: 50,
  visitors,
  reached: 0,
  rate: null,
  difference: null,
})
const results = (given: Partial<ExperimentResults>): ExperimentResults => ({
  variants: [variant('a', 1200), variant('b', 980)],
  neededVisitors: 8158,
  verdict: 'early',
  best: null,
  ...given,
})

test('an early result shows how many visitors are missing, once that is known', () => {
  expect(verdictWords(results({}))).toBe(
    'Belum cukup data: tiap varian butuh 8.158 pengunjung dan sedikitnya 7 hari. Yang paling sedikit baru 980.',
  )
  expect(verdictWords(results({ neededVisitors: null }))).toContain('setelah varian A dilihat 100 pengunjung')
})

test('choosing a winner before there is a result shows a warning; choosing the best one does not', () => {
  const difference = { value: 0.012, low: -0.02, high: 0.044 }
  const early = results({ variants: [variant('a', 1200), { ...variant('b', 980), difference }] })
  expect(guessWords(early, 'b')).toMatch(
    /^Belum cukup data.* Selisih Varian B dari A: \+1,2 poin, dengan kemungkinan -2 sampai \+4,4 poin\.$/,
  )
  expect(guessWords(results({ verdict: 'none' }), 'a')).toContain('bisa saja kebetulan')
  expect(guessWords(results({ verdict: 'found', best: 'b' }), 'b')).toBeNull()
  expect(guessWords(results({ verdict: 'found', best: 'b' }), 'a')).toContain('Varian B lebih baik')
})

test('a result names the better variant', () => {
  expect(verdictWords(results({ verdict: 'found', best: 'b' }))).toBe('Varian B lebih baik daripada varian A.')
  expect(verdictWords(results({ verdict: 'found', best: 'a' }))).toBe('Varian A lebih baik daripada semua varian lain.')
  expect(verdictWords(results({ verdict: 'none' }))).toContain('bisa saja kebetulan')
})

test('shares use percent, and their differences percentage points', () => {
  expect(shareInterval({ low: 0.031, high: 0.0642 })).toBe('3,1%–6,4%')
  expect(differenceWords(0.0123)).toBe('+1,2 poin')
  expect(differenceInterval({ low: -0.004, high: 0.021 })).toBe('-0,4 sampai +2,1')
})

test.each([
  [
    ['a', 'b'],
    [50, 50],
  ],
  [
    ['a', 'b', 'c'],
    [34, 33, 33],
  ],
  [
    ['a', 'b', 'c', 'd'],
    [25, 25, 25, 25],
  ],
] as const)('visitors of %j are split evenly at first', (keys, weights) => {
  expect(evenWeights(keys).map(({ weight }) => weight)).toEqual(weights)
})

test('a test that ended because a variant was removed says so', () => {
  expect(endWords({ winner: null, goneVariants: ['b'] })).toBe('Uji berhenti: varian B dihapus')
  expect(endWords({ winner: null, goneVariants: ['b', 'c'] })).toBe('Uji berhenti: varian B dan C dihapus')
  expect(endWords({ winner: null, goneVariants: [] })).toBe('Dihentikan tanpa pemenang')
})

test('a variant changed during the test is listed with the days, once each', () => {
  expect(changeWords([])).toBeNull()
  const at = (day: number) => `2026-11-${day}T05:00:00.000Z`
  expect(
    changeWords([
      { key: 'c', at: at(20) },
      { key: 'b', at: at(20) },
      { key: 'b', at: at(22) },
    ]),
  ).toBe(
    'Isi varian B dan C diubah selagi diuji (20 Nov 2026, 22 Nov 2026): angkanya mencakup isi yang lama dan yang baru.',
  )
})
