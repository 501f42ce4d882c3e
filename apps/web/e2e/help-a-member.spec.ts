import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { exhaustive, expect, newName, signIn, test } from './support/journey.ts'
import { newestMessage } from './support/outbox.ts'

const owner = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }
const reason = 'Ia bertanya lewat WhatsApp'

test.use({ storageState: { cookies: [], origins: [] } })

async function openUser(page: Page, name: string) {
  await page.goto(`/admin/pengguna?cari=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Someone who becomes a member in a browser of its own. */
async function register(guest: Page, name: string, email: string) {
  await guest.goto('/login')
  await guest.getByRole('tab', { name: 'Daftar' }).click()
  await guest.getByLabel('Nama', { exact: true }).fill(name)
  await guest.getByLabel('E-mail').fill(email)
  await guest.getByLabel('Nomor WhatsApp').fill('0812 9999 0011')
  await guest.getByLabel('Kata sandi', { exact: true }).fill('Sebuah-kalimat-panjang')
  await guest.getByRole('button', { name: 'Daftar', exact: true }).click()
  const mail = await newestMessage(guest, email, /kode pendaftaran/)
  await guest.getByLabel('Kode').fill(/^\d{6}\b/m.exec(mail)?.[0] ?? '')
  await guest.getByRole('button', { name: 'Konfirmasi', exact: true }).click()
  await expect(guest).toHaveURL(/\/$/)
}

test(
  'a Super Admin sees the site as a member, changes nothing, and is back with one press',
  exhaustive,
  async ({ page }) => {
    await signIn(page, owner)
    await openUser(page, 'Ayu Puspita')
    await page.getByRole('button', { name: 'Lihat sebagai' }).click()
    await page.getByLabel('Alasan').fill(reason)
    await page.getByRole('dialog').getByRole('button', { name: 'Lihat sebagai' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Halo, Ayu Puspita' })).toBeVisible()
    const bar = page.getByRole('complementary', { name: 'Melihat sebagai orang lain' })
    await expect(bar).toContainText('Melihat sebagai Ayu Puspita sampai')
    await expect(page.getByText('siswa@naikkelas.test')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Keamanan' })).toHaveCount(0)
    await expectAccessible(page)
    await expect(page.getByText('Hanya pemilik akun yang dapat mengubahnya.')).toBeVisible()
    const main = page.getByRole('main')
    const controls = main.locator('button, input, select, textarea')
    expect(await controls.count()).toBeGreaterThan(5)
    await expect(main.locator('button:enabled, input:enabled, select:enabled, textarea:enabled')).toHaveCount(0)
    await page.getByRole('button', { name: 'Ayu Puspita' }).click()
    await page.getByRole('link', { name: 'Keluar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Belum dapat keluar' })).toBeVisible()
    await page.getByRole('link', { name: 'Kembali' }).click()
    await page.goto('/')
    await expect(bar).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ayu Puspita' })).toBeVisible()
    await expectAccessible(page)

    await page.goto('/profile')
    await bar.getByRole('button', { name: 'Akhiri' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pengguna' })).toBeVisible()
    await openUser(page, 'Ayu Puspita')
    await expect(page.getByText('melihat situs sebagai akun ini')).toBeVisible()
  },
)

test('a second account of a member becomes one with the first', exhaustive, async ({ page, guest }) => {
  const { name, link } = newName('Ayu Kedua')
  await register(guest, name, `${link}@contoh.test`)
  await signIn(page, owner)
  await openUser(page, 'Ayu Puspita')
  await page.getByRole('link', { name: 'Gabungkan akun' }).click()
  await page.getByLabel('Cari akun kedua').fill(name)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tetap ada' })).toBeVisible()
  await expect(page.getByText(name).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Gabungkan akun' }).click()
  await page.getByLabel('Alasan').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Gabungkan' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Ayu Puspita' })).toBeVisible()
  await expect(page.getByText('Gabungan dari')).toBeVisible()
  await expect(page.getByText('menggabungkan akun lain ke akun ini')).toBeVisible()
  await guest.goto('/profile')
  await expect(guest).toHaveURL(/\/login/)
})
