import type { AnalysedLesson } from '@naikkelas/contract/learning'
import { expect, test } from 'vitest'
import { countWords, mostStopped, percentWords, waitingWords } from './learning-format.ts'

const lesson = (id: string, stopped: number): AnalysedLesson => ({
  id,
  title: id,
  chapter: 'Bab',
  kind: 0,
  reached: 9,
  finished: 1,
  averagePercent: 50,
  medianPercent: 50,
  stopped,
  film: null,
})

test('a number has its share where there is a whole', () => {
  expect([countWords(1204, 2408), countWords(0, 0), percentWords(50), percentWords(null)]).toEqual([
    '1.204 (50%)',
    '0',
    '50%',
    '–',
  ])
})

test('a question waits in whole days', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  expect(waitingWords('2026-11-20T01:00:00Z', now)).toBe('kurang dari sehari')
  expect(waitingWords('2026-11-17T09:00:00Z', now)).toBe('3 hari')
})

test('the lesson at which the most stopped is the first of those', () => {
  expect(mostStopped([lesson('a', 1), lesson('b', 3), lesson('c', 3)])?.id).toBe('b')
  expect(mostStopped([lesson('a', 0)])).toBe(null)
})
