import { defaultSettings, settingsGroups, type SiteSettingsState } from '@naikkelas/contract/site'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, Link, RouterProvider, useLoaderData } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { SiteSettingsPage } from './site-settings-page.tsx'

afterEach(() => vi.unstubAllGlobals())

interface Sent {
  value: Record<string, unknown>
  version: number
  effectiveAt: string | null
}

const fresh = () =>
  Object.fromEntries(
    settingsGroups.map((group) => [
      group,
      { value: defaultSettings[group], version: 0, changedAt: null, changedBy: null, scheduled: [] },
    ]),
  ) as unknown as SiteSettingsState

type Group = keyof SiteSettingsState

/** The screen over an API that keeps what is saved, checks versions and schedules; what it was sent. */
function open() {
  const stored = fresh()
  const sent: [group: string, body: Sent][] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const group = new URL(address, location.origin).pathname.split('/').at(-1) as Group
    const body = JSON.parse(String(init.body)) as Sent
    sent.push([group, body])
    const state = stored[group]
    if (body.version !== state.version) {
      const data = { code: 'setting_changed', mine: body.value, theirs: state }
      return Response.json({ status: 409, message: 'Pengaturan ini diubah di tempat lain', data }, { status: 409 })
    }
    save(group, body.effectiveAt === null ? body.value : {}, 'Rani')
    return Response.json({ status: 200, message: '', data: stored[group] })
  })
  /** As another admin does. */
  function save(group: Group, value: Record<string, unknown>, changedBy: string) {
    const { version } = stored[group]
    Object.assign(stored, {
      [group]: {
        ...stored[group],
        value: { ...stored[group].value, ...value },
        version: version + 1,
        changedAt: '2026-11-24T07:30:00.000Z',
        changedBy,
      },
    })
  }
  function Screen() {
    return (
      <>
        <SiteSettingsPage settings={useLoaderData()} logo={null} />
        <Link to="/lain">Layar lain</Link>
      </>
    )
  }
  const router = createMemoryRouter([
    { path: '/', loader: () => structuredClone(stored), element: <Screen />, HydrateFallback: () => null },
    { path: '/lain', element: <p>Layar lain terbuka</p> },
  ])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { sent, save }
}

const form = (name: string) => page.getByRole('region', { name, exact: true })
const field = (group: string, label: string) => form(group).getByLabelText(label, { exact: true })
const press = (group: string, name: string) => userEvent.click(form(group).getByRole('button', { name, exact: true }))

test('a form is saved by itself, with the version it was opened with, and says who saved it', async () => {
  const { sent } = open()
  await expect.element(form('Merek').getByRole('button', { name: 'Simpan merek' })).toBeDisabled()
  await userEvent.fill(field('Merek', 'Nama situs'), 'Toko Maju')
  await press('Merek', 'Simpan merek')
  await expect.element(page.getByText('Merek disimpan')).toBeVisible()
  await expect.element(form('Merek').getByText('Diubah Rani, 24 November 2026, 14.30 WIB')).toBeVisible()
  const value = { name: 'Toko Maju', logoId: null, articlesUrl: '' }
  expect(sent).toEqual([['brand', { value, version: 0, effectiveAt: null }]])
  await userEvent.fill(field('Merek', 'Nama situs'), 'Toko Lain')
  await press('Merek', 'Simpan merek')
  await expect
    .poll(() => sent.at(-1))
    .toEqual(['brand', { value: { ...value, name: 'Toko Lain' }, version: 1, effectiveAt: null }])
})

test('what would be refused is not sent: the sentence is at its field, and everything stays typed', async () => {
  const { sent } = open()
  await userEvent.fill(field('Merek', 'Nama situs'), 'Toko Maju')
  await userEvent.fill(field('Merek', 'Alamat situs artikel'), 'http://artikel.tokomaju.id')
  await press('Merek', 'Simpan merek')
  await expect
    .element(field('Merek', 'Alamat situs artikel'))
    .toHaveAccessibleDescription(/Tulis alamat lengkap yang diawali https/)
  await expect.element(field('Merek', 'Alamat situs artikel')).toHaveFocus()
  await expect.element(field('Merek', 'Nama situs')).toHaveValue('Toko Maju')
  expect(sent).toEqual([])
})

test('when another admin saved first both values are shown, and mine is saved on top of theirs', async () => {
  const { sent, save } = open()
  await userEvent.fill(field('Kontak', 'E-mail'), 'saya@tokomaju.id')
  await press('Kontak', 'Tambah media sosial')
  await userEvent.fill(field('Kontak', 'Tautan akun'), 'https://www.instagram.com/tokomaju')
  save('contact', { email: 'budi@tokomaju.id', address: 'Jalan Dago 1' }, 'Budi')
  await press('Kontak', 'Simpan kontak')

  await expect.element(form('Kontak').getByText(/Budi menyimpan pengaturan ini lebih dahulu/)).toBeVisible()
  await expect.element(form('Kontak').getByText('Isian Anda: saya@tokomaju.id')).toBeVisible()
  await expect.element(form('Kontak').getByText('Tersimpan: budi@tokomaju.id')).toBeVisible()
  await press('Kontak', 'Pakai isian saya')
  await expect.element(field('Kontak', 'E-mail')).toHaveValue('saya@tokomaju.id')
  await expect.element(field('Kontak', 'Alamat')).toHaveValue('Jalan Dago 1')
  await expect.element(field('Kontak', 'Tautan akun')).toHaveValue('https://www.instagram.com/tokomaju')
  await press('Kontak', 'Simpan kontak')
  await expect.element(page.getByText('Kontak disimpan')).toBeVisible()
  expect(sent.at(-1)).toEqual([
    'contact',
    {
      value: {
        email: 'saya@tokomaju.id',
        whatsapp: '',
        address: 'Jalan Dago 1',
        socialLinks: [{ network: 'instagram', url: 'https://www.instagram.com/tokomaju' }],
      },
      version: 1,
      effectiveAt: null,
    },
  ])
})

test('when another admin saved first theirs may be taken, and nothing is unsaved then', async () => {
  const { save } = open()
  await userEvent.fill(field('Kontak', 'E-mail'), 'saya@tokomaju.id')
  save('contact', { email: 'budi@tokomaju.id' }, 'Budi')
  await press('Kontak', 'Simpan kontak')
  await press('Kontak', 'Pakai yang tersimpan')
  await expect.element(field('Kontak', 'E-mail')).toHaveValue('budi@tokomaju.id')
  await expect.element(form('Kontak').getByRole('button', { name: 'Simpan kontak' })).toBeDisabled()
})

test('a change may wait for a moment in WIB, and a form without a moment is not sent', async () => {
  const { sent } = open()
  await userEvent.fill(field('Merek', 'Nama situs'), 'Toko Maju')
  await userEvent.click(form('Merek').getByRole('radio', { name: 'Pada waktu tertentu' }))
  await press('Merek', 'Simpan merek')
  await expect.element(field('Merek', 'Waktu mulai')).toHaveAccessibleDescription(/Pilih tanggal dan jamnya/)
  expect(sent).toEqual([])
  await userEvent.fill(field('Merek', 'Waktu mulai'), '01/12/2099')
  await userEvent.fill(form('Merek').getByRole('textbox', { name: 'Jam', exact: true }), '09.00')
  await press('Merek', 'Simpan merek')
  await expect.poll(() => sent.at(-1)?.[1].effectiveAt).toBe('2099-12-01T02:00:00.000Z')
  // It is not so yet.
  await expect.element(field('Merek', 'Nama situs')).toHaveValue('Naikkelas')
})

test('accounts are sent in the order on the screen', async () => {
  const { sent } = open()
  for (const [index, bank] of ['Bank Braga', 'Bank Dago'].entries()) {
    await press('Rekening transfer manual', 'Tambah rekening')
    const account = form('Rekening transfer manual').getByRole('group', { name: `rekening ${index + 1}`, exact: true })
    await userEvent.fill(account.getByLabelText('Bank', { exact: true }), bank)
    await userEvent.fill(account.getByLabelText('Nomor rekening', { exact: true }), `0012345${index}`)
    await userEvent.fill(account.getByLabelText('Nama pemilik', { exact: true }), 'Rani')
  }
  await press('Rekening transfer manual', 'Naikkan rekening 2')
  await userEvent.fill(field('Rekening transfer manual', 'Konfirmasi dua admin mulai dari'), '10.000.000')
  await press('Rekening transfer manual', 'Simpan rekening transfer manual')
  await expect
    .poll(() => sent.at(-1)?.[1].value)
    .toEqual({
      accounts: [
        { bank: 'Bank Dago', number: '00123451', holder: 'Rani' },
        { bank: 'Bank Braga', number: '00123450', holder: 'Rani' },
      ],
      secondConfirmationFrom: 10_000_000,
    })
})

test('what is no number is refused at its field and stays to be corrected', async () => {
  const { sent } = open()
  await userEvent.fill(field('Masa simpan', 'Prospek (bulan)'), 'dua')
  await press('Masa simpan', 'Simpan masa simpan')
  await expect.element(field('Masa simpan', 'Prospek (bulan)')).toHaveAccessibleDescription(/Tulis angka bulat/)
  await expect.element(field('Masa simpan', 'Prospek (bulan)')).toHaveValue('dua')
  await userEvent.fill(field('Masa simpan', 'Prospek (bulan)'), '6')
  await press('Masa simpan', 'Simpan masa simpan')
  await expect.poll(() => sent.at(-1)?.[1].value).toEqual({ leadMonths: 6, auditDays: 730 })
})

test('leaving what two forms hold is asked once, and not where nothing was typed', async () => {
  open()
  await userEvent.fill(field('Merek', 'Nama situs'), 'Toko Maju')
  await userEvent.fill(field('Pajak', 'Nama wajib pajak'), 'PT Toko Maju')
  await userEvent.click(page.getByRole('link', { name: 'Layar lain' }))
  const question = page.getByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' })
  await userEvent.click(question.getByRole('button', { name: 'Batal', exact: true }))
  await expect.element(field('Pajak', 'Nama wajib pajak')).toHaveValue('PT Toko Maju')
  await press('Merek', 'Urungkan')
  await press('Pajak', 'Urungkan')
  await userEvent.click(page.getByRole('link', { name: 'Layar lain' }))
  await expect.element(page.getByText('Layar lain terbuka')).toBeVisible()
})
