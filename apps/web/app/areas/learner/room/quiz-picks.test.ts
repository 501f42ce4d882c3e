import { expect, test } from 'vitest'
import { answersOf, isAnswered, picksFor } from './quiz-picks.ts'

const options = [
  { id: 'a', text: 'Jendela' },
  { id: 'b', text: 'Lampu' },
]
const questions = [
  { id: 'one', kind: 'single' as const, text: 'Satu', options },
  { id: 'words', kind: 'short' as const, text: 'Kata', options: [] },
]

test('what was chosen stays where a quiz changed, but for questions and options that are gone', () => {
  const picks = {
    one: { optionIds: ['gone', 'b'], text: '' },
    words: { optionIds: [], text: 'ISO' },
    removed: { optionIds: ['a'], text: '' },
  }
  expect(picksFor({ questions }, picks)).toEqual({
    one: { optionIds: ['b'], text: '' },
    words: { optionIds: [], text: 'ISO' },
  })
  expect(picksFor({ questions }, { one: { optionIds: ['gone'], text: '' } })).toEqual({})
})

test('every question is handed in, also one without an answer', () => {
  const picks = { words: { optionIds: [], text: '  ' } }
  expect(answersOf({ questions }, picks)).toEqual([
    { questionId: 'one', optionIds: [], text: '' },
    { questionId: 'words', optionIds: [], text: '  ' },
  ])
  expect(questions.map((question) => isAnswered(picks, question))).toEqual([false, false])
})
