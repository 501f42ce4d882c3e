import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { exhaustive, expect, test } from './support/journey.ts'

const password = 'NaikKelas2026!'

/** Browsers make passkeys for names alone, not for addresses. */
const atLocalhost = (path: string) => `http://localhost:${new URL(process.env.JOURNEYS_AT ?? '').port}${path}`

/** Chromium's own virtual device, which finds its owner at once. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the device recognises who sits before it. */
    recognise: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

/** Adds a passkey, gives it a name, and waits until it is listed. */
async function addPasskey(page: Page, name: string) {
  await page.getByRole('button', { name: 'Tambah passkey' }).click()
  await page.getByLabel('Kata sandi Anda').fill(password)
  await page.getByRole('button', { name: 'Buat passkey' }).click()
  await page.getByLabel('Nama passkey').fill(name)
  await page.getByRole('button', { name: 'Simpan nama passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkey' }).getByText(name)).toBeVisible()
}

async function removePasskey(page: Page, name: string) {
  await page.getByRole('button', { name: `Hapus ${name}` }).click()
  await page.getByLabel('Kata sandi Anda').fill(password)
  await page.getByRole('button', { name: 'Hapus passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkey' })).toBeHidden()
}

test('a learner adds a passkey, signs in with it, and removes it', async ({ guest }) => {
  const device = await addDevice(guest)
  await guest.goto(atLocalhost('/profile'))
  await signIn(guest, 'siswa@naikkelas.test')
  await expect(guest.getByRole('heading', { name: 'Passkey' })).toBeVisible()
  const scripts: string[] = []
  guest.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await addPasskey(guest, 'Ponsel Siti')
  // The library comes at the press, not before.
  expect(scripts.length).toBeGreaterThan(0)
  await expectAccessible(guest)
  await guest.context().clearCookies({ name: /sid_learner/ })

  await guest.goto(atLocalhost('/profile'))
  await expect(guest).toHaveURL(/\/login$/)
  await expectAccessible(guest)
  await device.recognise(false)
  await guest.getByRole('button', { name: 'Masuk dengan passkey' }).click()
  await expect(guest.getByText('Passkey tidak jadi dipakai.')).toBeVisible()
  await device.recognise(true)
  await guest.getByRole('button', { name: 'Masuk dengan passkey' }).click()
  await expect(guest).toHaveURL(/\/profile\/\d+$/)

  await removePasskey(guest, 'Ponsel Siti')
  await guest.context().clearCookies({ name: /sid_learner/ })
  await guest.goto(atLocalhost('/login'))
  await guest.getByRole('button', { name: 'Masuk dengan passkey' }).click()
  await expect(guest.getByText('Passkey ini tidak dapat dipakai.')).toBeVisible()
})

test('an admin signs in with a passkey to the screen that was asked for', exhaustive, async ({ guest }) => {
  await addDevice(guest)
  await guest.goto(atLocalhost('/admin/akun'))
  await signIn(guest, 'pemasar@naikkelas.test')
  await expect(guest.getByRole('heading', { name: 'Passkey' })).toBeVisible()
  await addPasskey(guest, 'Laptop kantor')
  await expectAccessible(guest)
  await guest.context().clearCookies({ name: /sid_admin/ })

  await guest.goto(atLocalhost('/admin/akun'))
  await guest.getByRole('button', { name: 'Masuk dengan passkey' }).click()
  await expect(guest.getByRole('list', { name: 'Passkey' }).getByText('Laptop kantor')).toBeVisible()
  await removePasskey(guest, 'Laptop kantor')
})
