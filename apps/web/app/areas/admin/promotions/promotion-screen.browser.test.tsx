import type { Promotion } from '@naikkelas/contract/site'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { PromotionScreen } from './promotion-screen.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const id = '0197a1c2-0000-7000-8000-000000000001'
const held: Promotion = {
  id,
  number: 1,
  version: 2,
  state: 'published',
  isShown: false,
  isHeld: true,
  page: { name: 'Promo akhir tahun', isPublished: false },
  value: {
    title: 'Akhir tahun',
    landingPageId: id,
    banners: [{ placement: 2, pictureId: null, phonePictureId: null, alt: 'Diskon' }],
    startsAt: '2026-11-20T03:00:00.000Z',
    endsAt: null,
  },
  updatedAt: '2026-11-20T03:00:00.000Z',
  changedBy: 'Sari Wulandari',
}

/** The form over an API that takes everything; what is sent to it. */
function open(record: Promotion | null) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.body === undefined) return new Response()
    sent.push(JSON.parse(String(init.body)))
    return Response.json(
      { status: 201, message: 'Berhasil', data: { ...held, ...(sent[0] as object) } },
      { status: 201 },
    )
  })
  const element = <PromotionScreen record={record} copied={null} mayChange />
  const router = createMemoryRouter([{ path: '*', element }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { sent }
}

const choicesOf = (select: Element) => [...select.querySelectorAll('option')].map(({ textContent }) => textContent)

test('each banner that is added is for a placement that has none, and no more are offered than there are', async () => {
  const { sent } = open(null)
  const add = page.getByRole('button', { name: 'Tambah banner' })
  for (let added = 0; added < 4; added += 1) await userEvent.click(add)
  await expect.element(add).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Hapus banner Beranda' }))
  await userEvent.click(page.getByRole('button', { name: 'Hapus banner Pengumuman' }))
  const first = page.getByLabelText('Tampil di', { exact: true }).first()
  expect(choicesOf(first.element())).toEqual(['Semua halaman situs', 'Beranda', 'Pengumuman'])
  await userEvent.selectOptions(first, 'Beranda')
  await userEvent.fill(page.getByLabelText('Judul', { exact: true }), 'Gajian')
  await userEvent.fill(page.getByLabelText('Teks pengganti', { exact: true }).first(), 'Diskon gajian')
  await userEvent.click(page.getByRole('button', { name: 'Simpan', exact: true }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent).toMatchObject([
    {
      value: {
        title: 'Gajian',
        landingPageId: null,
        banners: [{ placement: 2, alt: 'Diskon gajian' }, { placement: 3 }],
      },
    },
  ])
})

test('a promotion whose page is not published says that it is held, and by what', async () => {
  open(held)
  await expect.element(page.getByText('Tertahan', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Tampil setelah halaman tujuannya terbit.')).toBeVisible()
  await expect.element(page.getByLabelText('Halaman tujuan')).toHaveValue('Promo akhir tahun')
})
