import '@naikkelas/ui/styles.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { storyPage } from '../parts/story-media.ts'
import { plainSlot } from '../plain-slot.tsx'
import { examples } from './testimonial-4.examples.ts'
import Testimonial4View from './testimonial-4.view.tsx'

/** Heights of the steps of one change, from left to right. */
function heightsOf(change: { before: string; after: string; period: string }): number[] {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const { content } = examples.climbOfOne
  const items = content.items.map((item) => ({ ...item, ...change }))
  flushSync(() =>
    root.render(
      <div data-ui-theme="" data-font="poppins">
        <Testimonial4View content={{ ...content, items }} page={storyPage('testimonial_4')} slot={plainSlot} />
      </div>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return page
    .getByRole('definition')
    .elements()
    .map((definition) => definition.parentElement?.getBoundingClientRect().height ?? 0)
}

const rising = (heights: number[]) =>
  heights.every((height, index) => index === 0 || height > (heights[index - 1] ?? 0))

test.each([360, 768, 1440])('stairs go down for a value that became smaller at %d px', async (width) => {
  await page.viewport(width, 800)
  const down = heightsOf({ before: '3 jam', after: '20 menit', period: '6 minggu' })
  expect(down).toHaveLength(3)
  expect(rising(down.toReversed()), String(down)).toBe(true)
})

test.each([360, 768, 1440])('stairs go up for a value that grew at %d px', async (width) => {
  await page.viewport(width, 800)
  const up = heightsOf({ before: 'Rp2,1 jt', after: 'Rp5,4 jt', period: '4 bulan' })
  expect(up).toHaveLength(3)
  expect(rising(up), String(up)).toBe(true)
})

test('two steps go down as well', () => {
  const down = heightsOf({ before: '412 barang', after: '37 barang', period: '' })
  expect(down).toHaveLength(2)
  expect(rising(down.toReversed()), String(down)).toBe(true)
})
