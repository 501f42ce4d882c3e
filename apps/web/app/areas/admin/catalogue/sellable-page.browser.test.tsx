import { blankSellable, type Outline, type SellableRecord } from '@naikkelas/contract/commerce'
import type { RecordPages } from '@naikkelas/contract/pages'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { kindScreens } from './kinds.ts'
import { SellablePage } from './sellable-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const value = { ...blankSellable('course'), name: 'Kelas Iklan', link: 'kelas-iklan', price: 349_000 }
const stored = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  number: 7,
  version: 3,
  isArchived: false,
  owner: 1,
  availability: 'available',
  seatsLeft: null,
  salesCount: 12,
  createdAt: '2026-11-01T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
  value,
  seatsTaken: 0,
  changedBy: 'Sari Wulandari',
} as SellableRecord

type Sent = [method: string, path: string, body: Record<string, unknown>]

interface Opened {
  record: SellableRecord | null
  answers?: (() => Response)[]
  pages?: RecordPages | null
  outline?: Outline | null
}

/** The form over an API that answers in turn. */
function open({ record, answers = [], pages = null, outline = null }: Opened) {
  const sent: Sent[] = []
  let waiting = pages?.waiting ?? 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    // Whether a late part can be fetched.
    if (init.method === 'HEAD') return new Response(null)
    if (address.endsWith('/landing-page'))
      return Response.json({ status: 200, message: 'Berhasil', data: { pageId: stored.id } })
    if (address.endsWith('/pages')) {
      waiting = Math.max(0, waiting - 4)
      return Response.json({ status: 200, message: 'Berhasil', data: { pages: pages?.pages ?? 0, waiting } })
    }
    sent.push([init.method ?? 'GET', new URL(address, location.origin).pathname, JSON.parse(String(init.body))])
    const answer = answers.shift()
    if (answer) return answer()
    const body = sent.at(-1)?.[2] as { value: SellableRecord['value'] }
    return Response.json({ status: 200, message: 'Berhasil', data: { ...stored, version: 9, value: body.value } })
  })
  const element = (
    <SellablePage
      screen={kindScreens.course}
      record={record}
      names={{}}
      prices={[]}
      pages={pages}
      outline={outline}
      lessonStates={[]}
      categories={[]}
      partners={[]}
      mayChange
      mayDesign
    />
  )
  const routes = [
    { path: '/admin/kelas', element: <p>Daftar kelas</p> },
    { path: '/admin/kelas/:sellableId', element },
    { path: '/admin/landing-pages/:pageId', element: <p>Penyusun halaman</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [`/admin/kelas/${record?.id ?? 'baru'}`] })
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { sent, router }
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const save = () => userEvent.click(page.getByRole('button', { name: 'Simpan', exact: true }))

test('a new course has a link made of its name, and opens at its own address once it is saved', async () => {
  const { sent, router } = open({ record: null })
  await userEvent.fill(field('Nama'), 'Kelas Iklan Hemat')
  await expect.element(page.getByRole('textbox', { name: 'Tautan', exact: true })).toHaveValue('kelas-iklan-hemat')
  await userEvent.fill(field('Harga'), '349.000')
  await save()
  await expect.element(page.getByText('Kelas Iklan Hemat disimpan')).toBeVisible()
  expect(sent).toMatchObject([
    [
      'POST',
      '/api/admin/sellables',
      { value: { kind: 'course', link: 'kelas-iklan-hemat', price: 349_000, status: 0 } },
    ],
  ])
  expect(router.state.location.pathname).toBe(`/admin/kelas/${stored.id}`)
})

test('the landing page at a course’s own address opens in the builder', async () => {
  const { router } = open({ record: stored })
  await userEvent.click(page.getByRole('button', { name: 'Susun halaman landing' }))
  await expect.element(page.getByText('Penyusun halaman')).toBeVisible()
  expect(router.state.location.pathname).toBe(`/admin/landing-pages/${stored.id}`)
})

test.each([
  ['a partner’s course', { ...stored, value: { ...value, partnerId: stored.id } } as SellableRecord],
  ['one in the archive', { ...stored, isArchived: true }],
])('%s has no landing page at its own address', async (_, record) => {
  open({ record })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Susun halaman landing' })).not.toBeInTheDocument()
})

test('another price asks for a reason before anything is sent', async () => {
  const { sent } = open({ record: stored })
  await userEvent.fill(field('Harga'), '299.000')
  await save()
  await expect
    .element(page.getByText('Alasan harus diisi').or(page.getByText('Tulis alasan minimal 5 karakter')).first())
    .toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(field('Alasan perubahan harga'), 'Promo akhir tahun')
  await save()
  await expect.element(page.getByText('Kelas Iklan disimpan')).toBeVisible()
  expect(sent).toMatchObject([
    [
      'PUT',
      `/api/admin/sellables/${stored.id}`,
      { version: 3, reason: 'Promo akhir tahun', value: { price: 299_000 } },
    ],
  ])
})

test('a free course costs nothing, and only a preorder has a day on which it opens', async () => {
  open({ record: stored })
  expect(field('Kelas dibuka pada').elements()).toEqual([])
  await userEvent.selectOptions(field('Tipe kelas'), 'Preorder')
  await expect.element(field('Kelas dibuka pada')).toBeVisible()
  await userEvent.selectOptions(field('Tipe kelas'), 'Gratis')
  expect(field('Kelas dibuka pada').elements()).toEqual([])
  await expect.element(field('Harga')).toHaveValue('0')
})

test('when another admin saved first both are shown, nothing typed is lost, and one’s own can be saved over it', async () => {
  const theirs = { ...stored, version: 4, changedBy: 'Raka Pratama', value: { ...value, name: 'Kelas Iklan Lengkap' } }
  const conflict = () =>
    Response.json(
      { status: 409, message: 'Orang lain mengubah ini.', data: { code: 'sellable_changed', mine: value, theirs } },
      { status: 409 },
    )
  const { sent } = open({ record: stored, answers: [conflict] })
  await userEvent.fill(field('Nama'), 'Kelas Iklan Hemat')
  await save()
  await expect.element(page.getByText('Raka Pratama menyimpan ini lebih dahulu', { exact: false })).toBeVisible()
  await expect.element(field('Nama')).toHaveValue('Kelas Iklan Hemat')
  await userEvent.click(page.getByRole('button', { name: 'Simpan isian saya', exact: true }))
  await expect.element(page.getByText('Kelas Iklan Hemat disimpan')).toBeVisible()
  expect(sent.map(([, , { version }]) => version)).toEqual([3, 4])
})

test('the form says how many pages show the record, and how far its last change has come', async () => {
  open({ record: stored, pages: { pages: 12, waiting: 8 } })
  const progress = page.getByRole('progressbar', { name: '12 halaman memakai kelas ini' })
  await expect.element(progress).toHaveAttribute('aria-valuetext', '4 dari 12 diperbarui')
  await expect.element(progress).toHaveAttribute('aria-valuetext', '8 dari 12 diperbarui')
  await expect.element(page.getByText('12 halaman memakai kelas ini, semuanya menampilkan data terbaru.')).toBeVisible()
})

test.each([
  ['that is published leads to where visitors see it', 1, false, ['/kelas/kelas-iklan']],
  ['that is not published leads nowhere', 0, false, []],
  ['in the archive leads nowhere', 1, true, []],
] as const)('an entry %s', async (_, status, isArchived, addresses) => {
  open({ record: { ...stored, isArchived, value: { ...stored.value, status } } })
  await expect.element(field('Nama')).toBeVisible()
  const links = page.getByRole('link', { name: 'Lihat di situs' }).elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
})
