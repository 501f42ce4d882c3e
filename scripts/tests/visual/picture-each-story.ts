import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

/** Every section with its longest texts is measured by its own story; as one picture it would be too tall for a canvas. */
const measuredOnly = /^bagian-ketahanan/

/** What Storybook's tests give a story that asks for nothing else. */
const usual = { width: 1200, height: 900 }

/** Where pictures go, when they are taken and not compared with those of the run before. */
const pictures = (import.meta as { env?: { VISUAL_TAKEN_TO?: string } }).env?.VISUAL_TAKEN_TO

const still = { animations: 'disabled', caret: 'hide', scale: 'device' } as const

/** Calendars mark today, countdowns tell what is left: on pictures it is always the same moment. Timers run as ever. */
beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-20T03:00:00Z'))
  // A font that comes late would move what a story measures.
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)))
})

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
  const seen = page.elementLocator(sheet ?? document.body)
  // A first picture to compare the second with: where both are the same bytes, neither has to be unpacked.
  if (pictures !== undefined) await seen.screenshot({ path: `${pictures}/${storyId}.png`, ...still })
  await expect(seen).toMatchScreenshot(storyId, { screenshotOptions: still })
})
