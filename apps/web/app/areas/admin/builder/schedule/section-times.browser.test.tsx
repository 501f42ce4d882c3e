import { afterEach, expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { openCanvas } from '../canvas/testing/open-canvas.tsx'
import { newSection } from '../model/section-acts.ts'
import { show } from '../text/testing/open-text.tsx'
import { SectionTimes } from './section-times.tsx'

const hour = 3_600_000

afterEach(() => vi.useRealTimers())

const sectionFor = (schedule: { from: string | null; to: string | null }) => {
  const headline = newSection('headline')
  return { ...headline, settings: { ...headline.settings, schedule } }
}

test('a section shows when visitors see it, updated when a scheduled time passes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-20T02:00:00Z') })
  const section = sectionFor({ from: '2026-11-20T03:00:00.000Z', to: '2026-11-20T04:00:00.000Z' })
  const { container } = show(<SectionTimes section={section} />)
  expect(container.textContent).toBe('Baru tampil 20 November 2026, 10.00 WIB sampai 20 November 2026, 11.00 WIB')
  await vi.advanceTimersByTimeAsync(hour)
  await expect.poll(() => container.textContent).toBe('Tampil sampai 20 November 2026, 11.00 WIB')
  await vi.advanceTimersByTimeAsync(hour)
  await expect.poll(() => container.textContent).toBe('Tidak tampil lagi sejak 20 November 2026, 11.00 WIB')
})

test('the canvas shows audience and schedule of a section beside each other, and neither without them', async () => {
  const timed = sectionFor({ from: null, to: '2026-01-01T00:00:00.000Z' })
  const forSome = { ...timed, settings: { ...timed.settings, audience: { source: 'ads', account: 'any' } as const } }
  openCanvas([forSome, newSection('headline')], { className: 'flex h-[700px] w-[1000px]' })
  await expect.element(screen.getByText('Tidak tampil lagi sejak 1 Januari 2026, 07.00 WIB')).toBeVisible()
  const said = [...document.querySelectorAll('.builder-conditions')].map(({ textContent }) => textContent)
  expect(said).toEqual(['Dari iklanTidak tampil lagi sejak 1 Januari 2026, 07.00 WIB', ''])
})
