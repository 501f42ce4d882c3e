import type { AdminAccount } from '@naikkelas/contract/identity'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { adminFiltersOf } from './admin-filters.ts'
import { AdminsPage } from './admins-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const account = (given: Partial<AdminAccount> & Pick<AdminAccount, 'id' | 'name'>): AdminAccount => ({
  email: `${given.name.toLowerCase()}@contoh.test`,
  role: 1,
  menus: [{ menu: 'landing_pages', capability: 'design' }],
  state: 'active',
  createdAt: '2026-11-20T02:00:00.000Z',
  invitationEndsAt: null,
  ...given,
})
const idOf = (number: number) => `0197a1c2-0000-7000-8000-00000000000${number}`
const rani = account({ id: idOf(1), name: 'Rani', role: 0, menus: [] })
const budi = account({ id: idOf(2), name: 'Budi' })
const tono = account({ id: idOf(3), name: 'Tono', state: 'invited', menus: [] })
const sekar = account({ id: idOf(4), name: 'Sekar', state: 'suspended' })

type Refusal = { code: string; message: string; fields?: { path: string; message: string }[] }

/** The screen as Rani sees it, over an API that answers everything or refuses everything; what it was sent. */
function open({ admins = [rani, budi, tono, sekar], refusal }: { admins?: AdminAccount[]; refusal?: Refusal } = {}) {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, location.origin)
    sent.push([`${init.method} ${pathname}`, init.body ? JSON.parse(String(init.body)) : undefined])
    if (refusal) {
      const { message, ...data } = refusal
      return Response.json({ status: 422, message, data }, { status: 422 })
    }
    return Response.json({ status: 200, message: 'Berhasil', data: init.method === 'DELETE' ? null : budi })
  })
  const filters = adminFiltersOf(new URLSearchParams())
  const element = <AdminsPage admins={admins} filters={filters} views={[]} ownId={rani.id} />
  show(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
  return sent
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const label = (name: string) => page.getByLabelText(name, { exact: true })
async function choose(name: string, act: string) {
  await userEvent.click(button(`Kelola ${name}`))
  await userEvent.click(page.getByRole('menuitem', { name: act, exact: true }))
}

test('the list shows who may do what, and has no actions for the own account', async () => {
  open()
  await expect.element(page.getByRole('table', { name: 'Admin', exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Saring' })).toBeVisible()
  await expect.element(page.getByText('Semua menu')).toBeVisible()
  await expect.element(page.getByText('Halaman landing: menyusun dan mengubah').first()).toBeVisible()
  expect(button('Kelola Rani').elements()).toEqual([])
  await userEvent.click(button('Kelola Sekar'))
  const acts = page.getByRole('menuitem').elements()
  expect(acts.map(({ textContent }) => textContent)).toEqual([
    'Ubah hak akses',
    'Atur ulang verifikasi dua langkah',
    'Aktifkan lagi',
  ])
})

test('an admin is invited with role and menus; what is wrong is shown at its field and stays typed', async () => {
  const sent = open()
  await userEvent.click(button('Undang admin'))
  await userEvent.click(inDialog('Kirim undangan'))
  await expect.element(page.getByText('Nama harus diisi').first()).toBeVisible()
  await expect.element(page.getByText('Kata sandi harus diisi').first()).toBeVisible()
  await expect.element(label('Nama')).toHaveFocus()
  expect(sent).toEqual([])

  await userEvent.fill(label('Nama'), 'Tika')
  await userEvent.fill(label('E-mail'), 'tika@contoh.test')
  await userEvent.selectOptions(label('Halaman landing'), 'Mengubah teks')
  await userEvent.click(label('Boleh menerbitkan halaman landing'))
  await userEvent.fill(label('Kata sandi Anda'), 'rahasia')
  await userEvent.click(inDialog('Kirim undangan'))

  await expect.element(page.getByText(`Undangan dikirim ke ${budi.email}`)).toBeVisible()
  const menus = [
    { menu: 'landing_pages', capability: 'text' },
    { menu: 'landing_pages', capability: 'publish' },
  ]
  expect(sent).toEqual([
    ['POST /api/admin/admins', { name: 'Tika', email: 'tika@contoh.test', currentPassword: 'rahasia', role: 1, menus }],
  ])
})

test('an e-mail that is taken is refused at its field', async () => {
  const message = 'Alamat e-mail ini sudah dipakai admin lain'
  open({ refusal: { code: 'invalid_input', message: 'Ada isian', fields: [{ path: 'email', message }] } })
  await userEvent.click(button('Undang admin'))
  await userEvent.fill(label('Nama'), 'Tika')
  await userEvent.fill(label('E-mail'), 'tika@contoh.test')
  await userEvent.fill(label('Kata sandi Anda'), 'rahasia')
  await userEvent.click(inDialog('Kirim undangan'))
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(label('E-mail')).toHaveFocus()
  await expect.element(label('Nama')).toHaveValue('Tika')
})

test('rights are changed; menus with personal data are not offered for a forum moderator', async () => {
  const sent = open()
  await choose('Budi', 'Ubah hak akses')
  await expect.element(label('Prospek')).toBeVisible()
  await userEvent.selectOptions(label('Peran'), 'Moderator forum')
  expect(label('Prospek').elements()).toEqual([])
  await userEvent.fill(label('Kata sandi Anda'), 'rahasia')
  await userEvent.click(inDialog('Simpan'))
  await expect.element(page.getByText('Hak akses Budi diubah')).toBeVisible()
  expect(sent).toEqual([
    [
      `PUT /api/admin/admins/${budi.id}/access`,
      { role: 2, menus: [{ menu: 'landing_pages', capability: 'design' }], currentPassword: 'rahasia' },
    ],
  ])
})

test('suspending asks why, and says so when the last Super Admin would go', async () => {
  const message = 'Harus ada paling sedikit satu Super Admin yang aktif.'
  const sent = open({ refusal: { code: 'last_super_admin', message } })
  await choose('Budi', 'Tangguhkan')
  await userEvent.click(inDialog('Tangguhkan'))
  await expect.element(page.getByText('Alasan harus diisi')).toBeVisible()
  await userEvent.fill(label('Alasan'), 'Sudah keluar')
  await userEvent.click(inDialog('Tangguhkan'))
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(label('Alasan')).toHaveValue('Sudah keluar')
  expect(sent).toEqual([[`POST /api/admin/admins/${budi.id}/suspend`, { reason: 'Sudah keluar' }]])
})

test.each([
  ['Sekar', 'Aktifkan lagi', 'Aktifkan', `POST /api/admin/admins/${sekar.id}/reinstate`, 'Sekar aktif lagi'],
  [
    'Tono',
    'Kirim ulang undangan',
    'Kirim ulang',
    `POST /api/admin/admins/${tono.id}/invitation`,
    'Undangan dikirim ulang ke tono@contoh.test',
  ],
  [
    'Tono',
    'Batalkan undangan',
    'Batalkan undangan',
    `DELETE /api/admin/admins/${tono.id}/invitation`,
    'Undangan Tono dibatalkan',
  ],
])('%s: “%s” is asked once more and then done', async (name, act, confirm, path, said) => {
  const sent = open()
  await choose(name, act)
  expect(sent).toEqual([])
  await userEvent.click(inDialog(confirm))
  await expect.element(page.getByText(said)).toBeVisible()
  expect(sent).toEqual([[path, undefined]])
})

test('the only Super Admin sees that there is no other one', async () => {
  open()
  await expect.element(page.getByText(/Anda satu-satunya Super Admin/)).toBeVisible()
})

test('with a second Super Admin there is no notice of the last one', async () => {
  open({ admins: [rani, { ...budi, role: 0 }] })
  await expect.element(page.getByRole('table', { name: 'Admin', exact: true })).toBeVisible()
  expect(page.getByText(/Anda satu-satunya Super Admin/).elements()).toEqual([])
})

test('Escape in a dialog opened from the menu of a row leads back to the button of that menu', async () => {
  open()
  await choose('Budi', 'Ubah hak akses')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('Kelola Budi')).toHaveFocus()
})
