import { expect, test } from 'vitest'
import { gradedWords, scoreWords } from './grade-words.ts'

const grade = { state: 'passed', score: 2, maxScore: 3, percent: 66 } as const

test('a quiz shows right answers, an assignment points, and what has no grade nothing', () => {
  expect(scoreWords(grade, 3)).toBe('2 dari 3 benar')
  expect(scoreWords(grade, 4)).toBe('2 dari 3')
  expect(scoreWords({ state: 'waiting', score: null, maxScore: null, percent: null }, 4)).toBeNull()
  expect(gradedWords({ graded: 1, lessons: 2 })).toBe('1 dari 2 dinilai')
})
