import { expect, type Page } from '@playwright/test'
import { marketer } from './journey.ts'

/** Chooses a look in the menu of the account, on a screen of the admin. */
export async function chooseLook(
  page: Page,
  choice: 'Terang' | 'Gelap' | 'Ikuti perangkat' | 'Nyaman' | 'Rapat',
): Promise<void> {
  await page.getByRole('button', { name: marketer.email }).click()
  await page.getByRole('menuitemradio', { name: choice }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** The look at first, for the journeys that follow with the same account. */
export async function resetLook(page: Page): Promise<void> {
  const origin = new URL(process.env.JOURNEYS_AT ?? '').origin
  const look = { mode: 'light', density: 'comfortable', pages: 'cards' }
  const response = await page.request.put('/api/admin/look', { data: look, headers: { origin } })
  expect(response.status()).toBe(200)
}
