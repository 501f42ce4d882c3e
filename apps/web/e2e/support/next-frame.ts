import type { Page } from '@playwright/test'

/** Lets the browser draw what a key just did: it tells of a selection, or takes up a lifted thing, a task later. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
