import '@naikkelas/ui/styles.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Stepper } from './stepper.tsx'

const steps = ['Pesanan', 'Pembayaran', 'Selesai'].map((label) => ({ id: label, label }))

function seenAt() {
  const { place } = draw(<Stepper label="Langkah pembelian" steps={steps} current={1} />)
  const items = [...place.querySelectorAll('li')]
  const isSeen = (element: Element | null) => element !== null && element.getClientRects().length > 0
  return {
    items: items.map(isSeen),
    position: isSeen(place.querySelector('small')),
    tops: new Set(items.map((item) => item.getBoundingClientRect().top)).size,
  }
}

afterEach(() => page.viewport(1280, 720))

test('from 768 px all steps are in one row', async () => {
  await page.viewport(768, 700)
  expect(seenAt()).toEqual({ items: [true, true, true], position: false, tops: 1 })
})

test('below, the current one is there with its place', async () => {
  await page.viewport(767, 700)
  expect(seenAt()).toMatchObject({ items: [false, true, false], position: true })
})
