import { expect, type Page } from '@playwright/test'
import { newName } from './journey.ts'
import { newestMessage } from './outbox.ts'

export const password = 'tangga kayu jati 7'

export function newcomer() {
  const { link } = newName('anggota')
  return { name: 'Ratna Wulandari', email: `${link}@contoh.test`, phone: '081234567890' }
}

/** On a line of its own, or the first words of the subject: an address may have six digits too. */
export const codeIn = (text: string) => /^\d{6}\b/m.exec(text)?.[0] ?? /\b\d{6}\b/.exec(text)?.[0] ?? ''

export async function fillRegistration(page: Page, { name, email, phone }: ReturnType<typeof newcomer>) {
  await page.getByLabel('Nama', { exact: true }).fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Nomor WhatsApp').fill(phone)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
}

/** Makes an account and is signed in to it. */
export async function register(page: Page, { name }: { name?: string } = {}) {
  const person = { ...newcomer(), ...(name !== undefined && { name }) }
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Daftar' }).click()
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Periksa e-mail Anda' })).toBeVisible()
  await page.getByLabel('Kode').fill(codeIn(await newestMessage(page, person.email, /kode pendaftaran/)))
  await page.getByRole('button', { name: 'Konfirmasi', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  return person
}
