import type { OwnQuiz, ProgressState } from '@naikkelas/contract/learning'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../app.css'
import { QuizLesson } from './quiz-lesson.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const lessonId = idOf(9)
const questionId = idOf(1)
const options = [
  { id: idOf(11), text: 'Dari jendela' },
  { id: idOf(12), text: 'Lampu kilat' },
]
const quiz: OwnQuiz = {
  version: 1,
  passPercent: 100,
  attempts: 2,
  number: 1,
  questions: [
    { id: questionId, kind: 'single', text: 'Cahaya mana yang lembut?', options },
    { id: idOf(2), kind: 'short', text: 'Apa singkatan ISO?', options: [] },
  ],
  last: null,
}
const last: NonNullable<OwnQuiz['last']> = {
  number: 1,
  rightCount: 1,
  questionCount: 2,
  isPassed: false,
  handedInAt: '2026-11-28T05:00:00.000Z',
  review: [
    {
      questionId,
      question: 'Cahaya mana yang lembut?',
      given: ['Lampu kilat'],
      isRight: false,
      explanation: 'Bayangan.',
      right: null,
    },
  ],
}
const course = { done: 0, total: 1, percent: 0, isCompleted: false }
const progress: ProgressState = { lessonId, isDone: false, seenPercent: 0, course }

/** Over an API with these answers to what is handed in; the first time it gives the quiz as it is, then `present`. */
function open(answers: (() => Response | Promise<never>)[] = [], present: OwnQuiz = quiz) {
  const sent: unknown[] = []
  let stored = quiz
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method !== 'POST') return ok(stored)
    sent.push(JSON.parse(String(init.body)))
    stored = present
    return answers.shift()?.() ?? ok({ quiz: { ...quiz, number: 2, last }, progress })
  })
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const reported: ProgressState[] = []
  const draw = () =>
    flushSync(() =>
      root.render(
        <QuizLesson
          lessonId={lessonId}
          learnerNumber={7}
          onHandedIn={(state) => {
            reported.push(state)
          }}
        />,
      ),
    )
  draw()
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { sent, reported, leave: () => flushSync(() => root.render(null)), draw }
}

const ok = (data: unknown) => Response.json({ status: 200, message: 'Berhasil', data })
const handIn = () => userEvent.click(page.getByRole('button', { name: 'Kirim jawaban' }))
const radio = (name: string) => page.getByRole('radio', { name })
const words = () => page.getByRole('textbox', { name: /Apa singkatan ISO/ })

test('a quiz is handed in once every question is answered, and its result has the focus', async () => {
  const { sent, reported } = open()
  await expect.element(page.getByText('2 pertanyaan. Lulus mulai 100% benar. Kesempatan ke-1 dari 2.')).toBeVisible()
  await userEvent.click(radio('Lampu kilat'))
  await handIn()
  await expect.element(page.getByText('1 pertanyaan belum dijawab.')).toBeVisible()
  await expect.element(words()).toHaveFocus()
  expect(sent).toEqual([])
  await userEvent.fill(words(), 'Kepekaan')
  await handIn()
  const result = page.getByRole('region', { name: 'Hasil kuis' })
  await expect.element(result).toHaveFocus()
  await expect.element(result.getByText('1 dari 2 benar (50%)', { exact: false })).toBeVisible()
  await expect.element(result.getByText('Jawaban Anda: Lampu kilat')).toBeVisible()
  expect(reported).toEqual([progress])
  expect(sent).toMatchObject([
    { number: 1, version: 1, answers: [{ questionId, optionIds: [idOf(12)], text: '' }, { text: 'Kepekaan' }] },
  ])
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }))
  await expect.element(radio('Dari jendela')).toHaveFocus()
  await expect.element(radio('Lampu kilat')).not.toBeChecked()
})

test('what was chosen stays when the line is cut, also on the next visit, until it is handed in', async () => {
  const { leave, draw, sent } = open([() => Promise.reject(new TypeError('no line'))])
  await userEvent.click(radio('Dari jendela'))
  await userEvent.fill(words(), 'Kepekaan')
  await handIn()
  await expect.element(page.getByText(/Periksa koneksi/)).toBeVisible()
  await expect.element(radio('Dari jendela')).toBeChecked()
  leave()
  draw()
  await expect.element(radio('Dari jendela')).toBeChecked()
  await expect.element(words()).toHaveValue('Kepekaan')
  await handIn()
  await expect.element(page.getByRole('region', { name: 'Hasil kuis' })).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(localStorage.length).toBe(0)
})

test('a quiz that was rewritten meanwhile is shown as it is now, with what was chosen', async () => {
  const changed = () =>
    Response.json({ status: 409, message: 'Kuis ini berubah.', data: { code: 'quiz_changed' } }, { status: 409 })
  const third = { id: idOf(3), kind: 'short' as const, text: 'Pertanyaan baru?', options: [] }
  const { sent } = open([changed], { ...quiz, version: 2, questions: [...quiz.questions, third] })
  await userEvent.click(radio('Dari jendela'))
  await userEvent.fill(words(), 'Kepekaan')
  await handIn()
  await expect.element(page.getByText('Kuis ini berubah.', { exact: false })).toBeVisible()
  await expect.element(radio('Dari jendela')).toBeChecked()
  await userEvent.fill(page.getByRole('textbox', { name: /Pertanyaan baru/ }), 'Ya')
  await handIn()
  await expect.element(page.getByRole('region', { name: 'Hasil kuis' })).toBeVisible()
  expect(sent).toMatchObject([{ version: 1 }, { version: 2 }])
})
