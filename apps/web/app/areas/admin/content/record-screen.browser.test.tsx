import type { Announcement } from '@naikkelas/contract/content'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AnnouncementScreen } from '../announcements/announcement-screen.tsx'
import { show } from '../builder/text/testing/open-text.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const stored: Announcement = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  number: 7,
  version: 3,
  state: 'draft',
  isShown: false,
  value: {
    type: 'promo',
    title: 'Potongan harga',
    summary: '',
    body: richTextOf('Isi.'),
    pictureId: null,
    startsAt: null,
    endsAt: null,
  },
  updatedAt: '2026-11-20T03:00:00.000Z',
  changedBy: 'Sari Wulandari',
}

type Sent = [method: string, path: string, body: Record<string, unknown>]

/** The form over an API that answers in turn. */
function open({ record, answers = [] }: { record: Announcement | null; answers?: (() => Response)[] }) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    // Whether there is a line, before the editor is fetched.
    if (init.body === undefined) return new Response()
    sent.push([init.method ?? 'GET', new URL(address, location.origin).pathname, JSON.parse(String(init.body))])
    const answer = answers.shift()
    if (answer) return answer()
    const body = sent.at(-1)?.[2] as Pick<Announcement, 'value'>
    return Response.json({ status: 200, message: 'Berhasil', data: { ...stored, version: 9, value: body.value } })
  })
  const element = <AnnouncementScreen record={record} copied={null} mayChange />
  const routes = [
    { path: '/admin/pengumuman', element: <p>Daftar</p> },
    { path: '/admin/pengumuman/:announcementId', element },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [`/admin/pengumuman/${record?.id ?? 'baru'}`] })
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { sent, router }
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const save = () => userEvent.click(page.getByRole('button', { name: 'Simpan', exact: true }))

test('a new announcement is checked before it is sent, and opens at its own address once it is saved', async () => {
  const { sent, router } = open({ record: null })
  await save()
  await expect.element(page.getByText('Judul harus diisi')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(field('Judul'), 'Jam layanan')
  await save()
  await expect.poll(() => router.state.location.pathname).toBe(`/admin/pengumuman/${stored.id}`)
  expect(sent[0]).toMatchObject(['POST', '/api/admin/announcements', { value: { title: 'Jam layanan' } }])
})

test('what another admin saved first is shown, and can be taken or overwritten', async () => {
  const theirs = { ...stored, version: 4, value: { ...stored.value, title: 'Mereka' } }
  const conflict = () =>
    Response.json({ status: 409, message: 'Berubah', data: { code: 'content_changed', theirs } }, { status: 409 })
  const { sent } = open({ record: stored, answers: [conflict] })
  await userEvent.fill(field('Judul'), 'Saya')
  await save()
  await expect.element(page.getByText('Sari Wulandari menyimpan ini lebih dahulu', { exact: false })).toBeVisible()
  await expect.element(field('Judul')).toHaveValue('Saya')
  await userEvent.click(page.getByRole('button', { name: 'Simpan isian saya' }))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]?.[2]).toMatchObject({ version: 4, value: { title: 'Saya' } })
})

test('what is typed and not saved cannot be published', async () => {
  open({ record: stored })
  const publish = page.getByRole('button', { name: 'Terbitkan', exact: true })
  await expect.element(publish).toBeEnabled()
  await userEvent.fill(field('Judul'), 'Lain')
  await expect.element(publish).toBeDisabled()
})
