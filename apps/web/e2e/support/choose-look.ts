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
