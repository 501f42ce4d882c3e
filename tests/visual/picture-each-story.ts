import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

/** Every section with its longest texts is measured by its own story; as one picture it would be too tall for a canvas. */
const measuredOnly = /^bagian-ketahanan/

/** What Storybook's tests give a story that asks for nothing else. */
const usual = { width: 1200, height: 900 }

/** The story is still there when its test is over: it is photographed as it ended, the sheets of sections whole. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (storyId === undefined || task.result?.state === 'fail' || measuredOnly.test(storyId)) return
  const sheet = document.querySelector<HTMLElement>('.story-sheet')
  const { width, height } = (sheet ?? document.documentElement).getBoundingClientRect()
  // What lies outside of the frame would be missing on the picture.
  await page.viewport(Math.max(usual.width, Math.ceil(width)), Math.max(usual.height, Math.ceil(height)))
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  await expect(page.elementLocator(sheet ?? document.body)).toMatchScreenshot(storyId)
})
