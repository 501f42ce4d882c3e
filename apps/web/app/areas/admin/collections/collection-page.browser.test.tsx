import type { CollectionRecord } from '@naikkelas/contract/commerce'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { CollectionPage } from './collection-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const [first, second] = ['0197a1c2-0000-7000-8000-000000000011', '0197a1c2-0000-7000-8000-000000000012'] as const
const stored: CollectionRecord = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  number: 7,
  version: 3,
  state: 'draft',
  updatedAt: '2026-11-20T03:00:00.000Z',
  changedBy: 'Sari Wulandari',
  value: { title: 'Mulai dari nol', description: '', courseIds: [first, second] },
  courses: [
    { id: first, name: 'Iklan', isPublic: true },
    { id: second, name: 'Foto', isPublic: false },
  ],
}

type Sent = [method: string, path: string, body: Record<string, unknown>]

/** The form over an API that answers in turn. */
function open(answers: (() => Response)[] = []) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    sent.push([init.method ?? 'GET', new URL(address, location.origin).pathname, body])
    const answer = answers.shift()
    return answer?.() ?? Response.json({ status: 200, message: 'Berhasil', data: { ...stored, version: 4, ...body } })
  })
  const router = createMemoryRouter([{ path: '*', element: <CollectionPage record={stored} mayChange /> }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return sent
}

const save = () => userEvent.click(page.getByRole('button', { name: 'Simpan', exact: true }))

test('courses change places by keyboard, and their order is saved', async () => {
  const sent = open()
  page.getByRole('button', { name: 'Pindahkan Iklan' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Iklan diangkat dari urutan 1 dari 2', { exact: false })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('Iklan di urutan 2 dari 2.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Iklan ditaruh di urutan 2 dari 2.')).toBeInTheDocument()
  await save()
  await expect.element(page.getByText('Mulai dari nol disimpan')).toBeVisible()
  expect(sent).toEqual([
    [
      'PUT',
      `/api/admin/collections/${stored.id}`,
      { value: { ...stored.value, courseIds: [second, first] }, version: 3 },
    ],
  ])
})

test('a course that visitors do not see says so, and can be taken out', async () => {
  const sent = open()
  await expect.element(page.getByText('Tidak tampil')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Lepaskan Foto' }))
  await expect.element(page.getByText('Tidak tampil')).not.toBeInTheDocument()
  // What is typed and not saved would not be what is published.
  await expect.element(page.getByRole('button', { name: 'Terbitkan' })).toBeDisabled()
  await save()
  await expect.element(page.getByText('Mulai dari nol disimpan')).toBeVisible()
  expect(sent[0]?.[2]).toMatchObject({ value: { courseIds: [first] } })
})

test('it is published by a press of its own', async () => {
  const sent = open()
  await userEvent.click(page.getByRole('button', { name: 'Terbitkan' }))
  await expect.element(page.getByText('Mulai dari nol diterbitkan')).toBeVisible()
  expect(sent[0]).toEqual(['POST', `/api/admin/collections/${stored.id}/change-status`, { action: 'publish' }])
})

test('when another admin saved first nothing typed is lost, and one’s own can be saved over it', async () => {
  const theirs = { ...stored, version: 4, changedBy: 'Raka', value: { ...stored.value, title: 'Mereka' } }
  const conflict = () =>
    Response.json(
      { status: 409, message: 'Orang lain mengubah ini.', data: { code: 'sellable_changed', theirs } },
      { status: 409 },
    )
  const sent = open([conflict])
  await userEvent.fill(page.getByLabelText('Judul'), 'Punya saya')
  await save()
  await expect.element(page.getByText('Raka menyimpan ini lebih dahulu', { exact: false })).toBeVisible()
  await expect.element(page.getByLabelText('Judul')).toHaveValue('Punya saya')
  await userEvent.click(page.getByRole('button', { name: 'Simpan isian saya', exact: true }))
  await expect.element(page.getByText('Punya saya disimpan')).toBeVisible()
  expect(sent.map(([, , { version }]) => version)).toEqual([3, 4])
})
