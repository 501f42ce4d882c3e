import type { UserDetail } from '@naikkelas/contract/identity'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { MergePage } from './merge-page.tsx'
import { UserPage } from './user-page.tsx'
import { UsersPage } from './users-page.tsx'
import type { ViewingAdmin } from './viewing-admin.ts'

afterEach(() => vi.unstubAllGlobals())

const id = '0197a1c2-0000-7000-8000-000000000001'
const sari: UserDetail = {
  id,
  number: 17,
  name: 'Sari Wulandari',
  maskedEmail: 's•••@g•••.com',
  isEmailVerified: true,
  maskedPhone: '+62 812•••7890',
  isPhoneVerified: false,
  status: 'active',
  registeredAt: '2026-11-20T02:00:00.000Z',
  lastSeenAt: null,
  sessions: 0,
  hasSecondFactor: true,
  mergedNumbers: [],
  notes: [{ id, text: 'Minta faktur', admin: { id, name: 'Rani' }, at: '2026-11-21T02:00:00.000Z' }],
  events: [{ id, kind: 'registered', admin: null, reason: null, at: '2026-11-20T02:00:00.000Z' }],
}
const manager: ViewingAdmin = { id, isSuperAdmin: false, mayManage: true, maySeeCourses: true }

/** The screen of one learner over an API that answers everything, and what it was sent. */
function open(admin: ViewingAdmin, { isTaken = false } = {}) {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, location.origin)
    sent.push([`${init.method} ${pathname}`, init.body ? JSON.parse(String(init.body)) : undefined])
    if (isTaken) {
      const fields = [{ path: 'contact', message: 'Nomor ini sudah diverifikasi oleh akun lain' }]
      const data = { code: 'invalid_input', fields }
      return Response.json({ status: 422, message: 'Ada isian yang perlu diperbaiki.', data }, { status: 422 })
    }
    const data = pathname.endsWith('/contact')
      ? { email: 'sari@gmail.com', phone: '6281234567890' }
      : pathname.endsWith('/notes')
        ? sari.notes
        : sari
    return Response.json({ status: 200, message: 'Berhasil', data })
  })
  const element = <UserPage user={sari} grants={[]} admin={admin} />
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
  return sent
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

test('contact data are masked until a reason was given', async () => {
  const sent = open(manager)
  await expect.element(page.getByText('s•••@g•••.com')).toBeVisible()
  await userEvent.click(button('Lihat kontak'))
  await userEvent.click(dialogButton('Lihat kontak'))
  await expect.element(page.getByText('Alasan harus diisi')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(page.getByLabelText('Alasan', { exact: true }), 'Menelepon soal faktur')
  await userEvent.click(dialogButton('Lihat kontak'))
  await expect.element(page.getByText('sari@gmail.com')).toBeVisible()
  await expect.element(page.getByText('+6281234567890')).toBeVisible()
  expect(sent).toEqual([[`POST /api/admin/users/${id}/contact`, { reason: 'Menelepon soal faktur' }]])
})

test('a number that another account has verified is refused in the dialog, and the reason stays typed', async () => {
  open(manager, { isTaken: true })
  await userEvent.click(button('Verifikasi WhatsApp'))
  await userEvent.fill(page.getByLabelText('Alasan', { exact: true }), 'Sudah ditelepon balik')
  await userEvent.click(dialogButton('Verifikasi WhatsApp'))
  await expect.element(page.getByText('Nomor ini sudah diverifikasi oleh akun lain')).toBeVisible()
  await expect.element(page.getByLabelText('Alasan', { exact: true })).toHaveValue('Sudah ditelepon balik')
})

test('a saved note leaves the field empty for the next one', async () => {
  const sent = open(manager)
  await userEvent.fill(page.getByLabelText('Catatan baru', { exact: true }), 'Sudah dibalas')
  await userEvent.click(button('Simpan catatan'))
  await expect.element(page.getByLabelText('Catatan baru', { exact: true })).toHaveValue('')
  expect(sent).toEqual([[`POST /api/admin/users/${id}/notes`, { text: 'Sudah dibalas' }]])
})

test('an admin who may only look is offered no change', async () => {
  open({ ...manager, mayManage: false })
  await expect.element(page.getByRole('heading', { name: 'Riwayat' })).toBeVisible()
  for (const name of ['Blokir', 'Lihat kontak', 'Verifikasi WhatsApp', 'Simpan catatan', 'Hapus catatan'])
    expect([name, button(name).elements().length]).toEqual([name, 0])
})

test('only a Super Admin is offered to look as the learner and to merge accounts', async () => {
  open({ ...manager, isSuperAdmin: true })
  await expect.element(button('Lihat sebagai')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Gabungkan akun' }))
    .toHaveAttribute('href', `/admin/pengguna/${id}/gabung`)
})

test('an admin who manages users is offered neither', async () => {
  open(manager)
  await expect.element(button('Lihat kontak')).toBeVisible()
  expect(button('Lihat sebagai').elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Gabungkan akun' }).elements()).toEqual([])
})

function openList() {
  const filters = { search: 'sari', status: undefined, from: '', until: '', older: undefined, newer: undefined }
  const element = (
    <UsersPage
      list={{ items: [sari], older: null, newer: null }}
      filters={filters}
      views={[]}
      mayExport
      maySeeContacts
    />
  )
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
}

test('the list is a table named by its heading, with a way to each learner', async () => {
  openList()
  await expect.element(page.getByRole('table', { name: 'Pengguna' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Saring' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sari Wulandari' }))
    .toHaveAttribute('href', `/admin/pengguna/${id}`)
})

test('an export with contacts in full asks for a reason, sends the filters, and says how far it is', async () => {
  const asked: [string, unknown][] = []
  let finish = () => undefined as void
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    asked.push([address, init.body ? JSON.parse(String(init.body)) : null])
    if (!address.endsWith('/user-exports')) {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new Uint8Array(2_000_000))
          finish = () => controller.close()
        },
      })
      return new Response(stream, { headers: { 'content-disposition': 'attachment; filename="pengguna.csv"' } })
    }
    const data = {
      token: 'abc.def',
      expiresAt: '2026-11-20T02:15:00.000Z',
      format: 'csv',
      rows: 12_345,
      isSearched: true,
      filter: {},
      contacts: 'full',
    }
    return Response.json({ status: 201, message: 'Berhasil', data }, { status: 201 })
  })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  openList()
  await userEvent.click(button('Ekspor'))
  const dialog = page.getByRole('dialog', { name: 'Ekspor pengguna' })
  await userEvent.selectOptions(dialog.getByLabelText('E-mail dan WhatsApp'), 'full')
  await userEvent.fill(dialog.getByLabelText('Kata sandi Anda'), 'NaikKelas2026!')
  await userEvent.click(dialog.getByRole('button', { name: 'Ekspor', exact: true }))
  await expect.element(dialog.getByText('Alasan harus diisi')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('Alasan'), 'Undangan acara')
  await userEvent.click(dialog.getByRole('button', { name: 'Ekspor', exact: true }))
  await expect.element(dialog.getByRole('progressbar', { name: 'Menyimpan 12.345 baris' })).toBeVisible()
  await expect.element(dialog.getByText('2 MB')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
  finish()
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  await expect.element(dialog).not.toBeInTheDocument()
  saved.mockRestore()
  expect(asked).toEqual([
    [
      '/api/admin/user-exports',
      {
        format: 'xlsx',
        currentPassword: 'NaikKelas2026!',
        contacts: 'full',
        reason: 'Undangan acara',
        filter: { search: 'sari' },
      },
    ],
    ['/api/admin/user-exports/abc.def', null],
  ])
})

const other: UserDetail = { ...sari, id: '0197a1c2-0000-7000-8000-000000000002', number: 44, name: 'Sari W.' }

/** The screen that merges, over an API that merges; what it was sent. */
function openMerge(chosen: UserDetail | null) {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, location.origin)
    sent.push([`${init.method} ${pathname}`, init.body ? JSON.parse(String(init.body)) : undefined])
    return Response.json({ status: 200, message: 'Berhasil', data: sari })
  })
  const element = <MergePage user={sari} other={chosen} search="sari" candidates={[other]} />
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
  return sent
}

test('a second account is found by a search, and chosen by its address', async () => {
  openMerge(null)
  await expect
    .element(page.getByRole('link', { name: 'Sari W.' }))
    .toHaveAttribute('href', expect.stringContaining(`dengan=${other.id}`))
})

test('both accounts stand side by side; they are merged for a reason', async () => {
  const sent = openMerge(other)
  for (const title of ['Tetap ada', 'Digabungkan, lalu dihapus'])
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Tukar' }))
    .toHaveAttribute('href', `/admin/pengguna/${other.id}/gabung?dengan=${id}`)
  await userEvent.click(button('Gabungkan akun'))
  await userEvent.click(dialogButton('Gabungkan'))
  await expect.element(page.getByText('Alasan harus diisi')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Alasan', { exact: true }), 'Mendaftar dua kali')
  await userEvent.click(dialogButton('Gabungkan'))
  await expect.element(page.getByText('Akun nomor 44 digabungkan ke nomor 17')).toBeVisible()
  expect(sent).toEqual([
    [`POST /api/admin/users/${id}/merge`, { mergedUserId: other.id, reason: 'Mendaftar dua kali' }],
  ])
})
