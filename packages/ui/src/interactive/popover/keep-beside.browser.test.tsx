import '@naikkelas/ui/styles.css'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../primitives/button/button.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { Popover } from './popover.tsx'

beforeEach(() => page.viewport(360, 640))
afterEach(() => page.viewport(1280, 800))

function show(style: CSSProperties, node: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <div data-ui-theme="" style={{ position: 'absolute', ...style }}>
        {node}
      </div>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

const filter = (
  <Popover label="Saring pesanan" trigger={<Button>Saring</Button>}>
    <div style={{ width: 240, height: 120 }}>Status pesanan</div>
  </Popover>
)

const boxOf = (element: Element) => element.getBoundingClientRect()

async function openFilter() {
  const trigger = page.getByRole('button', { name: 'Saring' })
  await userEvent.click(trigger)
  const panel = page.getByRole('dialog', { name: 'Saring pesanan' })
  await expect.element(panel).toBeVisible()
  return { trigger: trigger.element(), panel: panel.element() }
}

test('a panel opens below its button, with its edge', async () => {
  show({ left: 16, top: 100 }, filter)
  const { trigger, panel } = await openFilter()
  await expect.poll(() => boxOf(panel).top).toBe(Math.round(boxOf(trigger).bottom + 8))
  expect(boxOf(panel).left).toBe(16)
})

test('without room below, a panel opens above its button', async () => {
  show({ left: 16, top: 560 }, filter)
  const { trigger, panel } = await openFilter()
  await expect.poll(() => boxOf(panel).bottom).toBeCloseTo(boxOf(trigger).top - 8, 0)
})

test('at the edge of a telephone a panel stays inside the window', async () => {
  show({ left: 270, top: 100 }, filter)
  const { panel } = await openFilter()
  await expect.poll(() => boxOf(panel).right).toBeCloseTo(352, 0)
})

test('a panel follows its button while the page scrolls, and turns over at the end of the window', async () => {
  show({ left: 16, top: 500, height: 2000 }, filter)
  const { trigger, panel } = await openFilter()
  await expect.poll(() => boxOf(panel).bottom).toBeCloseTo(boxOf(trigger).top - 8, 0)
  window.scrollTo(0, 300)
  onTestFinished(() => window.scrollTo(0, 0))
  await expect.poll(() => boxOf(trigger).top).toBe(200)
  await expect.poll(() => boxOf(panel).top).toBe(Math.round(boxOf(trigger).bottom + 8))
})

test('a panel that grows stays clear of its button', async () => {
  function Growing() {
    const [height, setHeight] = useState(40)
    return (
      <Popover label="Saring pesanan" trigger={<Button>Saring</Button>}>
        <div style={{ height }}>
          <Button onClick={() => setHeight(200)}>Lebih banyak</Button>
        </div>
      </Popover>
    )
  }
  show({ left: 16, top: 480 }, <Growing />)
  const { trigger, panel } = await openFilter()
  await expect.poll(() => boxOf(panel).top).toBe(Math.round(boxOf(trigger).bottom + 8))
  await userEvent.click(page.getByRole('button', { name: 'Lebih banyak' }))
  await expect.poll(() => boxOf(panel).bottom).toBeCloseTo(boxOf(trigger).top - 8, 0)
})

test('the options of a field are as wide as the field', async () => {
  show(
    { left: 16, top: 100, width: 300 },
    <Combobox aria-label="Kota" options={[{ value: 'bdg', label: 'Bandung' }]} value={null} onValueChange={() => {}} />,
  )
  await userEvent.click(page.getByRole('combobox', { name: 'Kota' }))
  const panel = page.getByRole('listbox').element().parentElement as HTMLElement
  await expect.poll(() => [boxOf(panel).left, boxOf(panel).width]).toEqual([16, 300])
})

const cities = Array.from({ length: 40 }, (_, at) => ({ value: String(at), label: `Kota ke-${at + 1}` }))
const cityField = <Combobox aria-label="Kota" options={cities} />

async function openCities() {
  const field = page.getByRole('combobox', { name: 'Kota' })
  await userEvent.click(field)
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  return { field: field.element(), list: list.element(), panel: list.element().parentElement as HTMLElement }
}

test.each([
  ['a low telephone', 360, 340, 51],
  ['a low, wide window', 900, 340, 51],
  ['a low window, at its lower edge', 360, 340, 280],
])('in %s the options of a field leave the field in sight and scroll inside', async (_, width, height, top) => {
  await page.viewport(width, height)
  show({ left: 16, top, width: 300 }, cityField)
  const { field, list, panel } = await openCities()
  const covers = () => boxOf(panel).top < boxOf(field).bottom && boxOf(panel).bottom > boxOf(field).top
  await expect.poll(() => boxOf(panel).height).toBeLessThan(300)
  // Once it has stopped moving in.
  await expect.poll(() => boxOf(panel).top >= 8 && boxOf(panel).bottom <= height - 8).toBe(true)
  expect(covers()).toBe(false)
  await userEvent.keyboard('{ArrowUp}')
  const last = () => boxOf(page.getByRole('option', { name: 'Kota ke-40' }).element())
  await expect.poll(() => last().bottom <= boxOf(list).bottom + 1 && last().top >= boxOf(list).top).toBe(true)
  expect(covers()).toBe(false)
})

test('a keyboard that slides in makes the options lower instead of covering them', async () => {
  show({ left: 16, top: 100, width: 300 }, cityField)
  const { panel } = await openCities()
  await expect.poll(() => boxOf(panel).bottom).toBeGreaterThan(400)
  const { visualViewport } = window
  if (!visualViewport) throw new Error('This browser knows no visual viewport.')
  Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => 360 })
  onTestFinished(() => void Reflect.deleteProperty(visualViewport, 'height'))
  visualViewport.dispatchEvent(new Event('resize'))
  await expect.poll(() => boxOf(panel).bottom).toBeLessThanOrEqual(352)
  expect(boxOf(panel).top).toBeGreaterThan(100)
})

test('a panel higher than the room beside its button scrolls inside', async () => {
  await page.viewport(360, 340)
  show(
    { left: 16, top: 40 },
    <Popover label="Saring pesanan" trigger={<Button>Saring</Button>}>
      <div style={{ height: 600 }}>Status pesanan</div>
    </Popover>,
  )
  const { trigger, panel } = await openFilter()
  await expect.poll(() => boxOf(panel).bottom).toBeLessThanOrEqual(332)
  expect(boxOf(panel).top).toBeGreaterThan(boxOf(trigger).bottom)
  expect(panel.scrollHeight).toBeGreaterThan(600)
  panel.scrollTo(0, 200)
  expect(panel.scrollTop).toBe(200)
})

const undo = (
  <Tooltip label="Urungkan perubahan terakhir" side="top">
    <Button>↶</Button>
  </Tooltip>
)

test.for([
  ['above its button', { left: 160, top: 300 }, (tip: DOMRect, button: DOMRect) => tip.bottom < button.top],
  [
    'below a button at the top of the window',
    { left: 160, top: 4 },
    (tip: DOMRect, button: DOMRect) => tip.top > button.bottom,
  ],
  [
    'inside the window at its edge',
    { left: 310, top: 300 },
    (tip: DOMRect) => Math.round(tip.right) === 352 && tip.left > 100,
  ],
] as const)('a tooltip is placed %s', async ([, place, isThere]) => {
  show(place, undo)
  await userEvent.tab()
  const tip = page.getByRole('tooltip', { includeHidden: true })
  await expect.element(tip).toBeVisible()
  const button = page.getByRole('button', { name: '↶' }).element()
  await expect.poll(() => isThere(boxOf(tip.element()), boxOf(button))).toBe(true)
})
