import type { SectionSettings } from '@naikkelas/ui/sections/registry'
import { afterEach, expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { newSection } from '../model/section-acts.ts'
import { openCanvas } from './testing/open-canvas.tsx'

const hour = 3_600_000

afterEach(() => vi.useRealTimers())

async function open(...settings: Partial<SectionSettings>[]) {
  const sections = settings.map((own) => {
    const headline = newSection('headline')
    return { ...headline, settings: { ...headline.settings, ...own } }
  })
  openCanvas(sections, { className: 'flex h-[700px] w-[1000px]' })
  await expect.element(screen.getByRole('group', { name: 'Bagian 1', exact: true })).toBeVisible()
  return () => [...document.querySelectorAll('.builder-conditions')].map(({ textContent }) => textContent)
}

test('a section says when visitors see it, and says so anew as its times fall due', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-20T02:00:00Z') })
  const schedule = { from: '2026-11-20T03:00:00.000Z', to: '2026-11-20T04:00:00.000Z' }
  const said = await open({ schedule })
  expect(said()).toEqual(['Baru tampil 20 November 2026, 10.00 WIB sampai 20 November 2026, 11.00 WIB'])
  await vi.advanceTimersByTimeAsync(hour)
  expect(said()).toEqual(['Tampil sampai 20 November 2026, 11.00 WIB'])
  await vi.advanceTimersByTimeAsync(hour)
  expect(said()).toEqual(['Tidak tampil lagi sejak 20 November 2026, 11.00 WIB'])
})

test('whom it is for and when stand in one line; a section for everybody at all times says nothing', async () => {
  const to = '2026-01-01T00:00:00.000Z'
  const said = await open({ audience: { source: 'ads', account: 'any' }, schedule: { from: null, to } }, {})
  expect(said()).toEqual(['Dari iklan · Tidak tampil lagi sejak 1 Januari 2026, 07.00 WIB'])
})
