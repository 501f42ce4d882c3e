import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { preloadText } from '../text/index.ts'
import { openCanvas, whiteSection } from './testing/open-canvas.tsx'

preloadText()

/**
 * A canvas where a press on the second section closed an empty text of the first, above the pointer.
 * @param delay of the release after the press, in milliseconds; by then the text has lost the focus
 * @param onFrame is called with the pressed section's top in every frame of the press
 */
async function openPressed({ delay = 0, onFrame }: { delay?: number; onFrame?: (top: number) => void } = {}) {
  await screen.viewport(1280, 700)
  const [first, second] = [whiteSection('headline'), whiteSection('paragraph')]
  const others = ['paragraph', 'paragraph', 'paragraph', 'paragraph'].map(whiteSection)
  const { container, store } = openCanvas([first, second, ...others], { className: 'flex h-[500px] w-[1000px]' })
  const section = (number: number) => screen.getByRole('group', { name: `Bagian ${number}`, exact: true })
  await expect.element(section(1).getByRole('heading')).toBeVisible()
  const scroller = container.querySelector('[data-canvas-scroller]')
  const page = scroller?.querySelector('[data-zone=canvas]')
  if (!scroller || !page) throw new Error('There is no canvas.')
  /** What is blank above the page when one has scrolled to its top. */
  const strip = () =>
    Math.round(page.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop)
  const usual = strip()
  store.actions.startText({ sectionId: first.id, path: ['eyebrow'] })
  await expect.element(screen.getByRole('textbox', { name: 'Teks kecil di atas di kanvas' })).toHaveFocus()
  const top = () => section(2).element().getBoundingClientRect().top
  const before = top()
  let isOver = false
  const watch = () => {
    if (isOver) return
    onFrame?.(top())
    requestAnimationFrame(watch)
  }
  watch()
  await userEvent.click(section(2), { position: { x: 8, y: 8 }, delay })
  await expect.poll(() => store.getState().selectedId).toBe(second.id)
  isOver = true
  // What was pressed stays under the pointer, which needs more room above.
  expect(Math.abs(top() - before)).toBeLessThan(1)
  expect(strip()).toBeGreaterThan(usual)
  return { strip, usual, scroller, top }
}

test('the strip that keeps a pressed section under the pointer goes when the pointer leaves the canvas', async () => {
  const { strip, usual } = await openPressed()
  await userEvent.hover(document.body, { position: { x: 1200, y: 650 } })
  await expect.poll(strip).toBe(usual)
})

test('a press that is held keeps the pressed section under the pointer too, from the press to the release', async () => {
  const tops: number[] = []
  const { top } = await openPressed({ delay: 120, onFrame: (now) => tops.push(now) })
  expect(tops.length).toBeGreaterThan(2)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1)
  expect(Math.abs(top() - (tops[0] ?? 0))).toBeLessThan(1)
})

test('the strip becomes less by what is scrolled, and what is in sight does not jump', async () => {
  const { strip, usual, scroller, top } = await openPressed()
  const [before, room] = [top(), strip() - usual]
  scroller.scrollTop = Math.floor(room / 2)
  await expect.poll(strip).toBe(usual + room - Math.floor(room / 2))
  expect(Math.abs(before - top() - Math.floor(room / 2))).toBeLessThan(1)
})
