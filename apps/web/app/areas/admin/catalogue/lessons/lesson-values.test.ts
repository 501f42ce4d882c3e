import type { LessonContentValue } from '@naikkelas/contract/learning'
import { expect, test } from 'vitest'
import { blankQuestion, formValue, sentValue, withKind } from './lesson-values.ts'

const value: LessonContentValue = {
  body: null,
  file: null,
  backupFileId: null,
  saverFileId: null,
  posterId: null,
  filmChapters: [],
  captions: [],
  resources: [],
  quiz: null,
  assignment: null,
  opensAt: null,
  opensAfterDays: null,
  needsPrevious: false,
}

test('a quiz without a question is none, and another kind of lesson has none', () => {
  const shown = formValue({ kind: 3, value })
  expect(shown.quiz?.questions).toEqual([])
  expect(sentValue(3, shown)).toEqual(value)
  const written = {
    ...value,
    quiz: { passPercent: 70, attempts: null, isShuffled: false, questions: [blankQuestion()] },
  }
  expect(sentValue(3, written)).toEqual(written)
  expect(sentValue(0, written)).toEqual(value)
  expect(formValue({ kind: 0, value })).toEqual(value)
})

test('an assignment has terms from the beginning, and another kind of lesson has none', () => {
  const shown = formValue({ kind: 4, value })
  expect(shown.assignment).toEqual({ files: 'allowed', maxPoints: 100, passPoints: 70, dueDays: null })
  expect(sentValue(4, shown)).toEqual(shown)
  expect(sentValue(0, shown)).toEqual(value)
})

test('a question of another kind keeps its options, of which one is right where one may be', () => {
  const { options, ...blank } = blankQuestion()
  const all = options.map((option) => ({ ...option, isRight: true }))
  const multiple = { ...blank, kind: 'multiple' as const, options: all }
  expect(withKind(multiple, 'single').options.map(({ isRight }) => isRight)).toEqual([true, false])
  expect(withKind(multiple, 'short').options).toEqual([])
  expect(withKind({ ...multiple, kind: 'short', options: [], answers: ['ISO'] }, 'multiple')).toMatchObject({
    answers: [],
    options: [{ text: '' }, { text: '' }],
  })
})
