import '@naikkelas/ui/styles.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { tourLabelsEn } from './tour.labels.ts'
import { Tour, type TourProps } from './tour.tsx'

const steps = [
  { target: '#kelas', title: 'Kelas Anda', text: 'Semua kelas yang Anda ikuti ada di sini.' },
  { target: '#hilang', title: 'Tidak pernah tampil' },
  { target: '#tertutup', title: 'Juga tidak' },
  { target: '#forum', title: 'Forum diskusi' },
  { title: 'Selamat belajar' },
]

function drawTour(props: Partial<TourProps> = {}) {
  const onFinish = vi.fn()
  const onPress = vi.fn()
  function Screen() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Mulai tur
        </button>
        <button type="button" id="kelas" onClick={onPress}>
          Kelas
        </button>
        <button type="button" id="tertutup" style={{ display: 'none' }}>
          Tertutup
        </button>
        <div style={{ height: 2000 }} />
        <button type="button" id="forum">
          Forum
        </button>
        <Tour
          steps={steps}
          isOpen={isOpen}
          onFinish={() => {
            onFinish()
            setIsOpen(false)
          }}
          {...props}
        />
      </>
    )
  }
  draw(<Screen />)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return { onFinish, onPress, press, start: () => press('Mulai tur') }
}

const tour = () => page.getByRole('dialog')
const spot = () => document.querySelector('dialog > [aria-hidden="true"]')?.getBoundingClientRect()
const focused = () => document.activeElement?.textContent

test('it goes from place to place, leaves out what is not on the screen, and ends with Selesai', async () => {
  const { start, press, onFinish } = drawTour()
  await start()
  await expect.element(page.getByRole('dialog', { name: 'Kelas Anda' })).toBeVisible()
  expect(tour().element().textContent).toContain('Langkah 1 dari 3')
  expect(page.getByRole('button', { name: 'Kembali' }).query()).toBeNull()
  await press('Lanjut')
  await expect.element(page.getByRole('dialog', { name: 'Forum diskusi' })).toBeVisible()
  await press('Kembali')
  await expect.element(page.getByRole('dialog', { name: 'Kelas Anda' })).toBeVisible()
  expect(focused()).toBe('Lanjut')
  await press('Lanjut')
  await press('Lanjut')
  await expect.element(page.getByRole('dialog', { name: 'Selamat belajar' })).toBeVisible()
  await press('Selesai')
  expect(onFinish).toHaveBeenCalledTimes(1)
  await expect.poll(() => tour().query()).toBeNull()
  expect(focused()).toBe('Mulai tur')
})

test('neither Escape nor a press beside it ends it, and what it shows cannot be pressed', async () => {
  const { start, onFinish, onPress } = drawTour()
  await start()
  await expect.element(tour()).toBeVisible()
  for (let time = 0; time < 3; time += 1) await userEvent.keyboard('{Escape}')
  const target = document.getElementById('kelas')?.getBoundingClientRect()
  for (const [x, y] of [
    [5, 5],
    [(target?.left ?? 0) + 5, (target?.top ?? 0) + 5],
  ] as const)
    await tour().click({ position: { x, y } })
  await expect.element(tour()).toBeVisible()
  expect([onFinish.mock.calls.length, onPress.mock.calls.length]).toEqual([0, 0])
})

test('the focus stays in it', async () => {
  const { start, press } = drawTour()
  await start()
  await press('Lanjut')
  const seen = new Set<string | null | undefined>()
  for (let time = 0; time < 6; time += 1) {
    await userEvent.tab()
    if (document.hasFocus() && document.activeElement !== document.body) seen.add(focused())
  }
  expect([...seen].sort()).toEqual(['Kembali', 'Lanjut'])
})

test('each step is read out, with its number', async () => {
  const { start, press } = drawTour()
  await start()
  const live = document.querySelector('dialog [aria-live="polite"][aria-atomic="true"]')
  expect(live?.textContent).toBe('Langkah 1 dari 3Kelas AndaSemua kelas yang Anda ikuti ada di sini.')
  await press('Lanjut')
  await expect.poll(() => live?.textContent).toBe('Langkah 2 dari 3Forum diskusi')
})

test('the light lies on its target, which is brought into sight, and the panel beside it', async () => {
  const { start, press } = drawTour()
  await start()
  await press('Lanjut')
  const target = () => document.getElementById('forum')?.getBoundingClientRect()
  await expect.poll(() => Math.round((target()?.top ?? 0) - (spot()?.top ?? 0))).toBe(4)
  expect(target()?.bottom).toBeLessThanOrEqual(window.innerHeight)
  const panel = document.querySelector('dialog [data-part="panel"]')?.getBoundingClientRect()
  const [box] = [target()]
  expect((panel?.top ?? 0) >= (box?.bottom ?? 0) || (panel?.bottom ?? 0) <= (box?.top ?? 0)).toBe(true)
  window.scrollTo(0, 0)
})

test('in English its buttons are English', async () => {
  const { start } = drawTour({ labels: tourLabelsEn })
  await start()
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible()
  expect(tour().element().textContent).toContain('Step 1 of 3')
})
