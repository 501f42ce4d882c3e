import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { exhaustive, expect, test } from './support/journey.ts'
import { newestMessage } from './support/outbox.ts'

const password = 'NaikKelas2026!'
const seller = 'mitra@naikkelas.test'
const subscriber = 'langganan@naikkelas.test'

test.use({ storageState: { cookies: [], origins: [] } })

async function signIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

async function chooseMode(page: Page, mode: 'Terang' | 'Gelap') {
  await page.getByRole('button', { name: seller }).click()
  await page.getByRole('menuitemradio', { name: mode }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('a partner signs in where the area is, sees the cooperation, and signs out', async ({ page }) => {
  expect((await page.goto('/partner'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk ke area mitra' })).toBeVisible()
  await page.getByLabel('E-mail').fill(seller)
  await page.getByLabel('Kata sandi', { exact: true }).fill('bukan kata sandinya')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('E-mail atau kata sandi tidak cocok.')
  await expect(page.getByLabel('E-mail')).toHaveValue(seller)

  await signIn(page, seller)

  await expect(page.getByRole('heading', { level: 1, name: 'Halo, Ratna Wulandari' })).toBeVisible()
  await expect(page).toHaveURL(/\/partner$/)
  const cooperation = page.getByRole('region', { name: 'Kerja sama Anda' })
  for (const text of ['Kopi Ratna', 'Komisi dari setiap penjualan', 'kopi-ratna'])
    await expect(cooperation.getByText(text, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: seller }).click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk ke area mitra' })).toBeVisible()
})

test(
  'a screen of the area asks for a sign-in and opens afterwards; another device is signed out there',
  exhaustive,
  async ({ page, guest }) => {
    await guest.goto('/partner')
    await signIn(guest, seller)
    await expect(guest.getByRole('heading', { name: /^Halo, / })).toBeVisible()
    await page.goto('/partner/keamanan')
    await expect(page).toHaveURL(/\/partner\/login\?tujuan=/)
    await signIn(page, seller)

    await expect(page).toHaveURL(/\/partner\/keamanan$/)
    const devices = page.getByRole('listitem').filter({ hasText: 'terakhir dipakai' })
    // The list is there once it has the device itself.
    await expect(devices.filter({ hasText: 'Perangkat ini' })).toHaveCount(1)
    const before = await devices.count()
    await devices
      .getByRole('button', { name: /^Keluarkan / })
      .first()
      .click()
    await expect(devices).toHaveCount(before - 1)
    await guest.goto('/partner/keamanan')
    await expect(guest.getByRole('heading', { level: 1, name: 'Masuk ke area mitra' })).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { area, email, signedIn } of [
    { area: '/partner', email: subscriber, signedIn: 'Halo, Bima Santoso' },
    { area: '/admin', email: 'perancang@naikkelas.test', signedIn: 'Halaman landing' },
  ])
    test(`a forgotten password of ${area} is replaced by the mailed link`, exhaustive, async ({ page, guest }) => {
      await page.goto(area)
      await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
      await page.getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: 'Kirim tautan' }).click()
      await expect(page.getByText('Jika alamat itu punya akun')).toBeVisible()

      const text = await newestMessage(guest, email, /Buat kata sandi baru/)
      await page.goto(/\S+\/kata-sandi\?token=\S+/.exec(text)?.[0] ?? '/')
      await expect(page).toHaveURL(new RegExp(`${area}/kata-sandi$`))
      await page.getByLabel('Kata sandi baru').fill(password)
      await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
      await expect(page.getByText('Kata sandi baru sudah disimpan.')).toBeVisible()
      await signIn(page, email)

      await expect(page.getByRole('heading', { level: 1, name: signedIn })).toBeVisible()
    })
})

test(
  'no screen of the area has an axe violation, light and dark, on a phone and a desktop',
  exhaustive,
  async ({ page }) => {
    const look = async (address: string) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await expectAccessible(page)
      }
    }
    for (const address of ['/partner', '/partner/kata-sandi', '/admin/kata-sandi']) await look(address)
    await page.goto('/partner')
    await signIn(page, seller)
    await expect(page.getByRole('heading', { name: /^Halo, / })).toBeVisible()
    for (const mode of ['Gelap', 'Terang'] as const) {
      await chooseMode(page, mode)
      for (const address of ['/partner', '/partner/keamanan']) await look(address)
    }
  },
)
