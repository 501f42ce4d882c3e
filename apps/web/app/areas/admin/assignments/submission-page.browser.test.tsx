import type { MarkedSubmission } from '@naikkelas/contract/learning'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { SubmissionPage } from './submission-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const submission: MarkedSubmission = {
  id: idOf(1),
  version: 1,
  learner: 'Ayu Puspita',
  course: { id: idOf(2), name: 'Foto produk' },
  lesson: { id: idOf(3), title: 'Foto pertama' },
  number: 1,
  text: '<img src=x onerror=alert(1)>',
  files: [],
  handedInAt: '2026-11-20T12:31:00.000Z',
  isLate: true,
  maxPoints: 100,
  passPoints: 70,
  marking: null,
  replacedBy: null,
  hasAccess: true,
  earlier: [],
}
const marking = { points: 80, feedback: 'Rapi.', isAccepted: true, at: '2026-11-21T05:00:00.000Z', by: 'Rani' }
const marked: MarkedSubmission = { ...submission, version: 2, marking }

type Sent = Record<string, unknown>

/** The screen over an API that answers in turn. */
function open(given: Partial<MarkedSubmission> = {}, answers: (() => Response)[] = [], mayMark = true) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Sent)
    return answers.shift()?.() ?? Response.json({ status: 200, message: 'Berhasil', data: marked })
  })
  const element = (
    <ToastProvider>
      <SubmissionPage submission={{ ...submission, ...given }} mayMark={mayMark} />
    </ToastProvider>
  )
  show(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return sent
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const points = () => page.getByLabelText('Nilai', { exact: true })
const feedback = () => page.getByRole('textbox', { name: /^Masukan/ })

test('points and feedback are sent with what is decided, and what was handed in is no markup', async () => {
  const sent = open()
  await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect.element(page.getByText('Terlambat')).toBeVisible()
  await userEvent.fill(points(), '80')
  await userEvent.fill(feedback(), 'Rapi.')
  await userEvent.click(button('Terima'))
  await expect.element(page.getByText('Tugas diterima', { exact: false }).first()).toBeVisible()
  expect(sent).toEqual([{ points: 80, feedback: 'Rapi.', isAccepted: true, version: 1 }])
})

test('a better one is asked for with a reason', async () => {
  const sent = open()
  await userEvent.fill(points(), '40')
  await userEvent.click(button('Minta perbaikan'))
  await expect.element(page.getByText('Tulis apa yang perlu diperbaiki').first()).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(feedback(), 'Terlalu gelap.')
  await userEvent.click(button('Minta perbaikan'))
  await vi.waitFor(() => expect(sent).toMatchObject([{ points: 40, isAccepted: false }]))
})

test('who marks second sees what the first gave, keeps what was typed, and may save it over that', async () => {
  const taken = () =>
    Response.json(
      { status: 409, message: 'Orang lain mengubah ini.', data: { code: 'sellable_changed', theirs: marked } },
      { status: 409 },
    )
  const sent = open({}, [taken])
  await userEvent.fill(points(), '95')
  await userEvent.fill(feedback(), 'Bagus.')
  await userEvent.click(button('Terima'))
  await expect.element(page.getByText('Rani menyimpan ini lebih dahulu', { exact: false })).toBeVisible()
  await expect.element(page.getByText('80 dari 100')).toBeVisible()
  await expect.element(feedback()).toHaveValue('Bagus.')
  await userEvent.click(button('Simpan isian saya'))
  await vi.waitFor(() => expect(sent).toMatchObject([{ version: 1 }, { version: 2, points: 95, isAccepted: true }]))
})

test('what was sent again leads to the latest one, and has no form', async () => {
  open({ replacedBy: idOf(9) })
  await expect
    .element(page.getByRole('link', { name: 'Buka yang terbaru' }))
    .toHaveAttribute('href', `/admin/tugas/${idOf(9)}`)
  await expect.element(points()).not.toBeInTheDocument()
})

test('a submission of someone whose access ended says so, and has no form', async () => {
  open({ hasAccess: false })
  await expect.element(page.getByText('Akses peserta ini sudah berakhir', { exact: false })).toBeVisible()
  await expect.element(points()).not.toBeInTheDocument()
})

test('who may only read sees the marking alone', async () => {
  open({ marking }, [], false)
  await expect.element(page.getByText('80 dari 100')).toBeVisible()
  await expect.element(points()).not.toBeInTheDocument()
})
