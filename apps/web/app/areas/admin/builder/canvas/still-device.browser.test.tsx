import { expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { openCanvas, whiteSection } from './testing/open-canvas.tsx'

function openLongPage() {
  const types = ['headline', 'benefits', 'faq', 'grid_card', 'paragraph', 'suitable_for', 'cta_button']
  const opened = openCanvas(types.map(whiteSection), { className: 'flex h-[700px] w-[1300px]' })
  const canvas = () => opened.container.querySelector('[data-canvas-scroller]') as HTMLElement
  const offset = (type: string) => {
    const section = opened.container.querySelector(`[data-canvas-section="${opened.idOf(type)}"]`) as Element
    return section.getBoundingClientRect().top - canvas().getBoundingClientRect().top
  }
  /** The width the page is drawn at: the next device is shown a moment after it was chosen. */
  const width = () => opened.container.querySelector<HTMLElement>('.builder-stage')?.style.width
  return { ...opened, canvas, offset, width }
}

test('another device leaves the selected section where it is', async () => {
  const { store, canvas, offset, width, idOf } = openLongPage()
  await expect.element(screen.getByRole('group', { name: 'Bagian 7', exact: true })).toBeInTheDocument()
  store.actions.select(idOf('grid_card'))
  await expect.poll(() => offset('grid_card')).toBeLessThan(200)
  // Ends the following of the section that was scrolled to.
  window.dispatchEvent(new WheelEvent('wheel'))
  canvas().scrollTop += offset('grid_card') - 120
  await expect.poll(() => Math.round(offset('grid_card'))).toBe(120)
  for (const device of [360, 768, 1280] as const) {
    store.actions.setDevice(device)
    await expect.poll(() => [width(), Math.round(offset('grid_card'))]).toEqual([`${device}px`, 120])
  }
})
