import type { Page } from '@playwright/test'

/** Waits for the effects of a key: the browser reports a selection, or lifts a dragged item, a task later. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
