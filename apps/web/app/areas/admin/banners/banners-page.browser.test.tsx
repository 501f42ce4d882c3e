import type { ListedBanner } from '@naikkelas/contract/site'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { kindAt } from './banner-kinds.ts'
import { BannerScreen } from './banner-screen.tsx'
import { BannersPage } from './banners-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const id = (place: number) => `0197a1c2-0000-7000-8000-00000000000${place}`
const banner = (place: number, title: string): ListedBanner => ({
  id: id(place),
  number: place,
  version: 1,
  kind: 'banner',
  state: 'draft',
  isShown: false,
  value: {
    title,
    placement: 1,
    pictureId: null,
    phonePictureId: null,
    alt: '',
    href: '',
    startsAt: null,
    endsAt: null,
  },
  picture: null,
  updatedAt: '2026-11-20T03:00:00.000Z',
  changedBy: 'Sari Wulandari',
})
const [sale, course, event] = [banner(1, 'Diskon'), banner(2, 'Kelas'), banner(3, 'Acara')]
const words = kindAt('/admin/banner')

/** A screen over an API that answers in turn; what is sent to it. */
function open(element: React.ReactNode, answers: (() => Response | Promise<Response>)[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.body === undefined) return new Response()
    sent.push(JSON.parse(String(init.body)))
    return answers.shift()?.() ?? new Response(null, { status: 500 })
  })
  const router = createMemoryRouter([{ path: '*', element }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { sent, router }
}
const openList = (...answers: (() => Response)[]) =>
  open(<BannersPage words={words} list={{ items: [sale, course, event] }} isArchive={false} mayChange />, answers)

const names = () =>
  page
    .getByRole('list', { name: 'Banner', exact: true })
    .getByRole('button')
    .elements()
    .map((handle) => handle.getAttribute('aria-label'))

async function moveDown(name: string) {
  page
    .getByRole('button', { name: `Pindahkan ${name}`, exact: true })
    .element()
    .focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText(new RegExp(`^${name} diangkat`))).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText(new RegExp(`^${name} di urutan`))).toBeInTheDocument()
  await userEvent.keyboard(' ')
}

test('what is put down at another place is stored at once, with the order that was seen', async () => {
  const items = [course, sale, event]
  const { sent } = openList(() => Response.json({ status: 200, message: 'Berhasil', data: { items } }))
  await moveDown('Diskon')
  await expect.poll(() => sent).toEqual([{ kind: 'banner', seen: [id(1), id(2), id(3)], order: [id(2), id(1), id(3)] }])
  expect(names()).toEqual(['Pindahkan Kelas', 'Pindahkan Diskon', 'Pindahkan Acara'])
})

test('when another admin was first, the stored order is shown', async () => {
  const data = { code: 'order_changed', mine: [], theirs: { items: [event, sale, course] } }
  openList(() => Response.json({ status: 409, message: 'Berubah', data }, { status: 409 }))
  await moveDown('Diskon')
  await expect.element(page.getByText('Admin lain mengubah urutan ini lebih dahulu', { exact: false })).toBeVisible()
  expect(names()).toEqual(['Pindahkan Acara', 'Pindahkan Diskon', 'Pindahkan Kelas'])
})

test('offline the order is as it was, with the reason', async () => {
  openList(() => {
    throw new TypeError('Failed to fetch')
  })
  await moveDown('Diskon')
  await expect.poll(names).toEqual(['Pindahkan Diskon', 'Pindahkan Kelas', 'Pindahkan Acara'])
  await expect.element(page.getByText(/koneksi|terhubung|internet/i).first()).toBeVisible()
})

test('a new pop-up is checked before it is sent, and sent once with the placement as a number', async () => {
  let answer = (_: Response) => {}
  const waiting = new Promise<Response>((resolve) => (answer = resolve))
  const { sent, router } = open(
    <BannerScreen record={null} copied={null} words={kindAt('/admin/pop-up')} mayChange />,
    [() => waiting],
  )
  const save = page.getByRole('button', { name: 'Simpan', exact: true })
  await userEvent.click(save)
  await expect.element(page.getByText('Judul harus diisi')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Judul', { exact: true }), 'Promo')
  await userEvent.fill(page.getByLabelText('Tautan', { exact: true }), 'kelas')
  await userEvent.click(save)
  await expect.element(page.getByText('Tulis alamat yang dimulai dengan / atau https://')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(page.getByLabelText('Tautan', { exact: true }), '/kelas/iklan')
  await userEvent.selectOptions(page.getByLabelText('Tampil di', { exact: true }), 'Pengumuman')
  await userEvent.dblClick(save)
  await expect.poll(() => sent.length).toBe(1)
  answer(Response.json({ status: 201, message: 'Berhasil', data: { ...sale, kind: 'popup' } }, { status: 201 }))
  await expect.poll(() => router.state.location.pathname).toBe(`/admin/pop-up/${id(1)}`)
  expect(sent).toMatchObject([{ kind: 'popup', value: { title: 'Promo', placement: 4, href: '/kelas/iklan' } }])
})
