import type { OwnAssignment, Submission } from '@naikkelas/contract/learning'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../app.css'
import { AssignmentLesson } from './assignment-lesson.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const lessonId = idOf(9)
const assignment: OwnAssignment = {
  files: 'allowed',
  maxPoints: 100,
  passPoints: 70,
  dueAt: '2026-11-20T12:30:00.000Z',
  number: 1,
  submissions: [],
}
const first: Submission = {
  id: idOf(1),
  number: 1,
  text: '<b>Kopi</b>\ndi jendela',
  files: [{ id: idOf(2), name: 'foto.pdf', bytes: 2_000, isPicture: false, address: `/api/files/${idOf(2)}` }],
  handedInAt: '2026-11-20T12:31:00.000Z',
  isLate: true,
  maxPoints: 100,
  passPoints: 70,
  marking: null,
}
const waiting: OwnAssignment = { ...assignment, number: 2, submissions: [first] }
const marked = (isAccepted: boolean): OwnAssignment => ({
  ...waiting,
  number: isAccepted ? null : 2,
  submissions: [
    {
      ...first,
      marking: { points: 60, feedback: 'Terlalu gelap.', isAccepted, at: '2026-11-21T05:00:00.000Z', by: 'Rani' },
    },
  ],
})

interface Opened {
  stored?: OwnAssignment
  answers?: (() => Response | Promise<never>)[]
  /** What the server has once something was sent. */
  present?: OwnAssignment
}

function open({ stored = assignment, answers = [], present = waiting }: Opened = {}) {
  const sent: unknown[] = []
  let now = stored
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method !== 'POST') return ok(now)
    sent.push(JSON.parse(String(init.body)))
    now = present
    return answers.shift()?.() ?? ok(present)
  })
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const draw = () => flushSync(() => root.render(<AssignmentLesson lessonId={lessonId} learnerNumber={7} />))
  draw()
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { sent, leave: () => flushSync(() => root.render(null)), draw }
}

const ok = (data: unknown) => Response.json({ status: 200, message: 'Berhasil', data })
const refused = (code: string, message: string) => () =>
  Response.json({ status: 409, message, data: { code } }, { status: 409 })
const words = () => page.getByRole('textbox', { name: 'Jawaban' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const result = () => page.getByRole('region', { name: 'Tugas Anda' })

test('a text is handed in, and what became of it has the focus', async () => {
  const { sent } = open()
  await expect.element(page.getByText('Kumpulkan sampai 20 November 2026, 19.30 WIB.', { exact: false })).toBeVisible()
  await userEvent.click(button('Kumpulkan tugas'))
  await expect.element(page.getByText('Tulis jawaban Anda dahulu', { exact: false })).toBeVisible()
  await expect.element(words()).toHaveFocus()
  await userEvent.fill(words(), 'Kopi')
  await userEvent.click(button('Kumpulkan tugas'))
  await expect.element(result()).toHaveFocus()
  await expect.element(result().getByText('Menunggu dinilai', { exact: false })).toBeVisible()
  await expect.element(result().getByText('terlambat', { exact: false })).toBeVisible()
  // As it was written: nothing of it is markup.
  await expect.element(result().getByText('<b>Kopi</b>', { exact: false })).toBeVisible()
  expect(sent).toEqual([{ number: 1, text: 'Kopi', fileIds: [] }])
})

test('what is written stays when the line is cut, also on the next visit, until it is handed in', async () => {
  const { leave, draw, sent } = open({ answers: [() => Promise.reject(new TypeError('no line'))] })
  await userEvent.fill(words(), 'Kopi di jendela')
  await userEvent.click(button('Kumpulkan tugas'))
  await expect.element(page.getByText(/Periksa koneksi/)).toBeVisible()
  await expect.element(words()).toHaveValue('Kopi di jendela')
  leave()
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => ok(init.method === 'POST' ? waiting : assignment))
  draw()
  await expect.element(words()).toHaveValue('Kopi di jendela')
  await userEvent.click(button('Kumpulkan tugas'))
  await expect.element(result()).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(localStorage.length).toBe(0)
})

test('before it is marked it may be sent again, beginning with what was sent', async () => {
  const { sent } = open({ stored: waiting, present: waiting })
  await userEvent.click(button('Kirim ulang'))
  await expect.element(words()).toHaveValue('<b>Kopi</b>\ndi jendela')
  await userEvent.click(button('Batal'))
  await expect.element(words()).not.toBeInTheDocument()
  await userEvent.click(button('Kirim ulang'))
  await userEvent.fill(words(), 'Lebih baik')
  await userEvent.click(button('Kirim ulang'))
  await expect.element(result()).toHaveFocus()
  expect(sent).toEqual([{ number: 2, text: 'Lebih baik', fileIds: [idOf(2)] }])
})

test('what came back is corrected below its feedback, and what was accepted is closed', async () => {
  const { leave } = open({ stored: marked(false) })
  await expect.element(result().getByText('Perlu diperbaiki, nilai 60 dari 100', { exact: false })).toBeVisible()
  await expect.element(result().getByText('Terlalu gelap.', { exact: false })).toBeVisible()
  await expect.element(words()).toBeVisible()
  leave()
  open({ stored: marked(true) })
  await expect.element(result().getByText('Tugas diterima, nilai 60 dari 100', { exact: false })).toBeVisible()
  await expect.element(button('Kirim ulang')).not.toBeInTheDocument()
})

test('what another window handed in meanwhile is shown, with what was written here', async () => {
  const { sent } = open({ answers: [refused('assignment_changed', 'Sudah dikirim dari jendela lain.')] })
  await userEvent.fill(words(), 'Dari sini')
  await userEvent.click(button('Kumpulkan tugas'))
  await expect.element(page.getByText('Sudah dikirim dari jendela lain.', { exact: false })).toBeVisible()
  await expect.element(result()).toBeVisible()
  await expect.element(words()).toHaveValue('Dari sini')
  await userEvent.click(button('Kirim ulang'))
  await expect.element(words()).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ number: 1 }, { number: 2, text: 'Dari sini' }])
})
