import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { exhaustive, expect, test } from './support/journey.ts'

/** The demo world's member. */
const member = { email: 'siswa@naikkelas.test', password: 'NaikKelas2026!' }

async function openProfile(page: Page) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(member.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test(
  'a member crops a picture, which the bars of every page show until it is removed',
  exhaustive,
  async ({ guest, photos }) => {
    await openProfile(guest)
    const own = region(guest, 'Data diri')
    const chooser = guest.waitForEvent('filechooser')
    await own.getByRole('button', { name: 'Pilih foto' }).click()
    await (await chooser).setFiles(photos[0] ?? '')
    const dialog = guest.getByRole('dialog', { name: 'Atur foto profil' })
    const zoom = dialog.getByRole('slider')
    // The picture is measured once it is loaded, which starts over.
    await expect(async () => {
      await zoom.fill('200')
      await expect(zoom).toHaveValue('200', { timeout: 1_000 })
    }).toPass()
    await expectAccessible(guest)
    await dialog.getByRole('button', { name: 'Simpan foto' }).click()
    await expect(dialog).toBeHidden()

    const shown = guest.getByRole('banner').locator('button img:not([hidden])')
    await expect(shown).toBeVisible()
    // Square, and no larger than a profile needs.
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([400, 400])
    await guest.goto('/')
    await expect(shown).toBeVisible()

    await guest.goto('/profile')
    await own.getByRole('button', { name: 'Hapus foto' }).click()
    await guest.getByRole('dialog').getByRole('button', { name: 'Hapus foto' }).click()
    await expect(own.getByRole('button', { name: 'Pilih foto' })).toBeVisible()
    await expect(shown).toHaveCount(0)
  },
)

test('a member keeps addresses, and chooses what to be notified of', exhaustive, async ({ guest }) => {
  await openProfile(guest)
  const own = region(guest, 'Data diri')
  await own.getByRole('button', { name: 'Tambah alamat' }).click()
  await own.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(own.getByText('Nama penerima harus diisi')).toBeVisible()
  await expect(own.getByLabel('Nama penerima')).toBeFocused()
  for (const [label, value] of [
    ['Nama penerima', 'Ratna Wulandari'],
    ['Nomor WhatsApp penerima', '0812-3456-7890'],
    ['Provinsi', 'Jawa Tengah'],
    ['Kota atau kabupaten', 'Kota Pekalongan'],
    ['Kecamatan', 'Pekalongan Barat'],
    ['Kode pos', '51111'],
    ['Alamat lengkap', 'Jl. Batik No. 7'],
  ] as const)
    await own.getByLabel(label).fill(value)
  await own.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(own.getByText('Utama', { exact: true })).toBeVisible()
  await expect(own.getByText('Pekalongan Barat, Kota Pekalongan, Jawa Tengah 51111')).toBeVisible()

  await own.getByRole('button', { name: 'Ubah alamat Ratna Wulandari' }).click()
  await expect(own.getByLabel('Provinsi')).toHaveValue('Jawa Tengah')
  await own.getByLabel('Nama penerima').fill('Toko Ratna')
  await own.getByRole('button', { name: 'Simpan alamat' }).click()
  await own.getByRole('button', { name: 'Hapus alamat Toko Ratna' }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Hapus alamat' }).click()
  await expect(own.getByText('Belum ada alamat.')).toBeVisible()

  const learning = region(guest, 'Privasi').getByRole('group', { name: 'Kelas dan event' })
  await learning.getByLabel('WhatsApp').check()
  await expect(learning.getByLabel('WhatsApp')).toBeEnabled()
  await guest.reload()
  await expect(learning.getByLabel('WhatsApp')).toBeChecked()
  await expect(
    region(guest, 'Privasi').getByRole('group', { name: 'Keamanan akun' }).getByRole('checkbox'),
  ).toHaveCount(0)
  await learning.getByLabel('WhatsApp').uncheck()
  await expectAccessible(guest)
})
