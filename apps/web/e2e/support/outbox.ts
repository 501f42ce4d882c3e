import { expect, type Page } from '@playwright/test'

/** The newest message about a matter that a developer reads for a recipient. */
export async function newestMessage(page: Page, recipient: string, about: RegExp) {
  const outbox = await page.context().newPage()
  const message = outbox
    .getByRole('article')
    .filter({ hasText: `Kepada ${recipient}` })
    .filter({ hasText: about })
    .first()
  await expect(async () => {
    await outbox.goto('/dev/outbox')
    await expect(message).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  const text = await message.innerText()
  await outbox.close()
  return text
}
