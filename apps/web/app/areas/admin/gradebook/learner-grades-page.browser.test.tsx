import type { GradesOfLearner, QuizResults } from '@naikkelas/contract/learning'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { LearnerGradesPage } from './learner-grades-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const quiz: QuizResults = {
  attempts: 1,
  number: null,
  canOpen: 2,
  tried: [
    {
      number: 1,
      rightCount: 0,
      questionCount: 1,
      isPassed: false,
      handedInAt: '2026-11-20T12:31:00.000Z',
      review: [
        {
          questionId: idOf(9),
          question: 'Cahaya mana yang paling lembut?',
          given: ['<b>Lampu kilat</b>'],
          isRight: false,
          explanation: '',
          right: ['Dari jendela'],
        },
      ],
    },
  ],
  opened: [],
}
const grades: GradesOfLearner = {
  course: { id: idOf(1), name: 'Foto produk' },
  learner: { id: idOf(2), name: 'Ayu Puspita' },
  hasAccess: true,
  total: { percent: 40, graded: 2, lessons: 2 },
  lessons: [
    {
      id: idOf(3),
      title: 'Cahaya',
      kind: 3,
      grade: { state: 'failed', score: 0, maxScore: 1, percent: 0 },
      quiz,
      sent: [],
    },
    {
      id: idOf(4),
      title: 'Foto pertama',
      kind: 4,
      grade: { state: 'waiting', score: 80, maxScore: 100, percent: 80 },
      quiz: null,
      sent: [2, 1].map((number) => ({
        id: idOf(10 + number),
        number,
        handedInAt: '2026-11-21T12:31:00.000Z',
        isLate: false,
        maxPoints: 100,
        points: number === 1 ? 80 : null,
        isAccepted: number === 1 ? false : null,
      })),
    },
  ],
}

/** The screen over an API that answers in turn. */
function open(given: Partial<GradesOfLearner> = {}, answers: (() => Response)[] = [], mayOpen = true) {
  const sent: { address: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(init.body)) })
    return answers.shift()?.() ?? Response.json({ status: 201, message: 'Berhasil', data: { number: 2 } })
  })
  const element = (
    <ToastProvider>
      <LearnerGradesPage grades={{ ...grades, ...given }} mayOpen={mayOpen} />
    </ToastProvider>
  )
  show(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return sent
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const reason = () => page.getByRole('textbox', { name: /^Alasan/ })

test('what was answered is shown beside what is right, and each submission leads to its marking', async () => {
  open()
  await expect.element(page.getByText('Jawaban: <b>Lampu kilat</b>')).toBeVisible()
  await expect.element(page.getByText('Yang benar: Dari jendela')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Nilai kiriman ke-2' }))
    .toHaveAttribute('href', `/admin/tugas/${idOf(12)}`)
  await expect.element(page.getByRole('link', { name: 'Buka kiriman ke-1' })).toBeVisible()
})

test('one more attempt is opened with a reason, which stays typed while there is no line', async () => {
  const sent = open({}, [
    () => {
      throw new TypeError('Failed to fetch')
    },
  ])
  await userEvent.click(button('Beri satu percobaan lagi'))
  await userEvent.fill(reason(), 'Listrik padam')
  await userEvent.click(button('Beri percobaan'))
  await expect.element(page.getByText(/Tidak dapat terhubung ke server/)).toBeVisible()
  await expect.element(reason()).toHaveValue('Listrik padam')
  await userEvent.click(button('Beri percobaan'))
  await expect.element(page.getByText('Percobaan ke-2 dibuka untuk Ayu Puspita')).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual({
    address: `/api/admin/lessons/${idOf(3)}/learners/${idOf(2)}/extra-attempts`,
    body: { number: 2, reason: 'Listrik padam' },
  })
  await expect.element(reason()).not.toBeInTheDocument()
})

test('a reason that is too short is reported at its field', async () => {
  const fields = [{ path: 'reason', message: 'Tulis alasan minimal 5 karakter' }]
  open({}, [
    () => Response.json({ status: 422, message: 'Periksa', data: { code: 'invalid_input', fields } }, { status: 422 }),
  ])
  await userEvent.click(button('Beri satu percobaan lagi'))
  await userEvent.fill(reason(), 'ya')
  await userEvent.click(button('Beri percobaan'))
  await expect.element(page.getByText('Tulis alasan minimal 5 karakter')).toBeVisible()
})

const [first, second] = grades.lessons
const left = first && { ...first, quiz: { ...quiz, attempts: 2, number: 2, canOpen: null } }

test.each([
  { given: {}, mayOpen: false, words: 'Percobaan ke-1' },
  { given: { hasAccess: false }, mayOpen: true, words: 'Akses peserta ini sudah berakhir' },
  {
    given: { lessons: [left, second].filter((one) => one !== undefined) },
    mayOpen: true,
    words: 'Masih bisa mencoba: percobaan ke-2 dari 2.',
  },
])('no attempt is opened where there is “$words”', async ({ given, mayOpen, words }) => {
  open(given, [], mayOpen)
  await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  await expect.element(button('Beri satu percobaan lagi')).not.toBeInTheDocument()
})
