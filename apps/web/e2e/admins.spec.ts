import type { Page } from '@playwright/test'
import { codeOf } from '../../../scripts/totp.mjs'
import { expectAccessible } from './support/axe.ts'
import { expect, newName, signIn, test } from './support/journey.ts'
import { newestMessage } from './support/outbox.ts'

const owner = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }
const password = 'Sandi-Tika-Yang-Panjang'

test.use({ storageState: { cookies: [], origins: [] } })

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

async function choose(page: Page, name: string, act: string) {
  await page.getByRole('button', { name: `Kelola ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('an admin is invited, sets two-step verification up before anything opens, is given other rights and suspended', async ({
  page,
  guest,
}) => {
  const { name, link } = newName('Tika')
  // An address that is none of the demonstration's: those need no second factor.
  const email = `${link}@contoh.test`
  await signIn(page, owner)
  await page.getByRole('navigation', { name: 'Menu admin' }).getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undang admin' }).click()
  await page.getByLabel('Nama', { exact: true }).fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill('admin@naikkelas.test')
  await page.getByLabel('Halaman landing', { exact: true }).selectOption({ label: 'Mengubah teks' })
  await page.getByLabel('Kata sandi Anda').fill(owner.password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kirim undangan' }).click()
  await expect(page.getByText('Alamat e-mail ini sudah dipakai admin lain')).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim undangan' }).click()
  await expect(rowOf(page, email)).toContainText('Diundang')

  const mail = await newestMessage(page, email, /Undangan/)
  await guest.goto(/\S+\/admin\/undangan\?token=\S+/.exec(mail)?.[0] ?? '')
  await guest.getByLabel('Kata sandi', { exact: true }).fill(password)
  await guest.getByRole('button', { name: 'Aktifkan akun' }).click()
  await guest.getByLabel('E-mail').fill(email)
  await guest.getByLabel('Kata sandi', { exact: true }).fill(password)
  await guest.getByRole('button', { name: 'Masuk', exact: true }).click()

  const setUp = guest.getByRole('heading', { level: 1, name: 'Aktifkan verifikasi dua langkah' })
  await expect(setUp).toBeVisible()
  await guest.goto('/admin/media')
  await expect(setUp).toBeVisible()
  await expectAccessible(guest)
  await guest.getByLabel('Kata sandi Anda').fill(password)
  await guest.getByRole('button', { name: 'Lanjut' }).click()
  const secret = await guest.locator('code').innerText()
  await guest.getByLabel('Kode 6 angka dari aplikasi').fill(codeOf(secret))
  await guest.getByRole('button', { name: 'Aktifkan', exact: true }).click()
  await expect(guest.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem')).toHaveCount(10)
  await guest.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
  await guest.goto('/admin/akun')
  await expect(guest.getByText('Peran Anda mewajibkannya, jadi tidak dapat dimatikan.')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Matikan verifikasi dua langkah' })).toHaveCount(0)

  await page.reload()
  await expect(rowOf(page, email)).toContainText('Aktif')
  await choose(page, name, 'Ubah hak akses')
  await page.getByLabel('Halaman landing', { exact: true }).selectOption({ label: 'Tidak ada' })
  await page.getByLabel('Prospek', { exact: true }).selectOption({ label: 'Melihat' })
  await page.getByLabel('Kata sandi Anda').fill(owner.password)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(rowOf(page, email)).toContainText('Prospek: melihat')
  await guest.goto('/admin/prospek')
  await expect(guest.getByRole('heading', { level: 1, name: 'Prospek' })).toBeVisible()

  await choose(page, name, 'Tangguhkan')
  await page.getByLabel('Alasan').fill('Sudah selesai membantu')
  await page.getByRole('button', { name: 'Tangguhkan', exact: true }).click()
  await expect(rowOf(page, email)).toContainText('Ditangguhkan')
  await guest.goto('/admin/prospek')
  await expect(guest.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible()
})
