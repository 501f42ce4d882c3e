import { afterAll, beforeAll, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { openCanvas, whiteSection } from './testing/open-canvas.tsx'

beforeAll(() => screen.viewport(1280, 800))
afterAll(() => screen.viewport(1280, 800))

const frame = { className: 'flex h-[700px] w-[720px]' }
const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('The element is not on the screen.')
  return element.getBoundingClientRect()
}
const toolbar = () => screen.getByRole('toolbar', { name: 'Bagian terpilih' })

test('the page begins below a margin that is no wider than a finger', async () => {
  const { container } = openCanvas([whiteSection('headline')], frame)
  await expect.element(screen.getByRole('group', { name: 'Bagian 1', exact: true })).toBeVisible()
  const canvas = boxOf(container.querySelector('[data-canvas-scroller]'))
  expect(boxOf(container.querySelector('.builder-stage')).top - canvas.top).toBeLessThanOrEqual(32)
})

test.each(['announcement_bar', 'headline'])(
  'the toolbar of a first section covers none of its words: %s',
  async (type) => {
    const first = whiteSection(type)
    const sections = [{ ...first, content: { ...first.content, text: 'Potongan Rp50.000' } }, whiteSection('paragraph')]
    const { store, container, idOf } = openCanvas(sections, frame)
    store.actions.select(idOf(type))
    await expect.element(toolbar()).toBeVisible()
    const words = () =>
      [...container.querySelectorAll(`[data-canvas-section="${idOf(type)}"] [data-text]`)].map((text) => boxOf(text))
    await expect.poll(() => words().length).toBeGreaterThan(0)
    await expect
      .poll(() => {
        const bar = boxOf(toolbar().element())
        return words().filter(({ top, bottom }) => bottom > bar.top && top < bar.bottom).length
      })
      .toBe(0)
  },
)
