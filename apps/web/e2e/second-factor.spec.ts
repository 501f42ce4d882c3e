import type { Page } from '@playwright/test'
import { codeOf } from '../../../scripts/totp.mjs'
import { expectAccessible } from './support/axe.ts'
import { exhaustive, expect, test } from './support/journey.ts'

const password = 'NaikKelas2026!'
const email = 'langganan@naikkelas.test'

test.use({ storageState: { cookies: [], origins: [] } })

async function givePassword(page: Page) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

test(
  'two-step verification is switched on with an app, asked for at the next sign-in, and switched off',
  exhaustive,
  async ({ page, guest }) => {
    await page.goto('/partner/login?tujuan=/partner/keamanan')
    await givePassword(page)
    await page.getByRole('button', { name: 'Aktifkan verifikasi dua langkah' }).click()
    await page.getByLabel('Kata sandi Anda').fill(password)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
    await expectAccessible(page)
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await page.getByLabel('Kode 6 angka dari aplikasi').fill('000000')
    await page.getByRole('button', { name: 'Aktifkan', exact: true }).click()
    await expect(page.getByText('Kode ini tidak cocok atau sudah dipakai.')).toBeVisible()
    await page.getByLabel('Kode 6 angka dari aplikasi').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Aktifkan', exact: true }).click()
    const codes = page.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expectAccessible(page)
    const [first = '', second = ''] = await codes.allInnerTexts()
    await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
    await expect(page.getByText('Sisa kode pemulihan: 10.')).toBeVisible()

    await guest.goto('/partner')
    await givePassword(guest)
    await expect(guest.getByRole('heading', { level: 1, name: 'Masukkan kode' })).toBeVisible()
    await expectAccessible(guest)
    await guest.getByLabel('Kode', { exact: true }).fill('123456')
    await guest.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(guest.getByText('Kode ini tidak cocok atau sudah dipakai.')).toBeVisible()
    await guest.getByLabel('Kode', { exact: true }).fill(first)
    await guest.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(guest.getByRole('heading', { level: 1, name: 'Halo, Bima Santoso' })).toBeVisible()

    await page.getByRole('button', { name: 'Matikan verifikasi dua langkah' }).click()
    await page.getByLabel('Kata sandi Anda').fill(password)
    await page.getByLabel('Kode', { exact: true }).fill(second)
    await page.getByRole('button', { name: 'Matikan', exact: true }).click()
    await expect(page.getByText('Belum aktif')).toBeVisible()
  },
)
