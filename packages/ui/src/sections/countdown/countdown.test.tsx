import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { noOffer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './countdown.examples.ts'
import type { CountdownContent } from './countdown.section.ts'
import { countdownScript } from './countdown-island.ts'
import CountdownView from './countdown.view.tsx'

const draw = (content: CountdownContent, rest: Partial<PageContext> = {}) =>
  drawn(<CountdownView content={content} page={storyPage('countdown', {}, rest)} slot={(_path, node) => node} />)
const layouts = ['board', 'calendar', 'line'] as const
const own: CountdownContent = { ...examples.board.content, until: '2026-11-25T16:59:00Z' }

describe('the date', () => {
  test.each(layouts)('is complete in text as %s, for visitors without scripts', (layout) => {
    const { body, getByRole } = draw({ ...own, layout })
    expect(getByRole('time').getAttribute('datetime')).toBe('2026-11-25T16:59:00Z')
    expect(getByRole('time').textContent).toBe('Rabu, 25 November 2026, 23.59 WIB')
    expect(body.querySelector('[data-countdown="2026-11-25T16:59:00Z"]')).not.toBeNull()
  })

  test('is the deadline of the offer while the section has none', () => {
    expect(draw(examples.board.content).words).toContain('Minggu, 29 November 2026, 20.00 WIB')
  })

  test.each(layouts)('hides the whole section once it is past, as %s', (layout) => {
    expect(draw({ ...own, layout }, { now: '2026-11-25T16:58:59Z' }).words).toContain('25 November')
    expect(draw({ ...own, layout }, { now: '2026-11-25T16:59:00Z' }).body.innerHTML).toBe('')
  })

  test('that is missing hides the section', () => {
    expect(draw(examples.board.content, { offer: noOffer }).body.innerHTML).toBe('')
  })

  test('that is past or missing leaves the section in a sample', () => {
    expect(draw(own, { now: '2027-01-01T00:00:00Z', isSample: true }).words).toContain('Pendaftaran ditutup')
    expect(draw(examples.board.content, { offer: noOffer, isSample: true }).words).toContain('Pendaftaran ditutup')
  })
})

describe('the island', () => {
  test('is at most 1 KB, minified and compressed', () => {
    const { code } = transformSync(countdownScript, { minify: true })
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1024)
    expect(gzipSync(countdownScript, { level: 9 }).length).toBeLessThanOrEqual(1024)
  })

  test('runs by itself: its text uses nothing from the file it was written in', () => {
    const clock = { dataset: { countdown: 'no date' }, closest: () => null }
    const document = { querySelectorAll: () => [clock] }
    const timers: number[] = []
    const run = new Function('document', 'setInterval', `return ${countdownScript}`) as (
      ...globals: unknown[]
    ) => unknown
    const timer = run(document, (_tick: unknown, every: number) => timers.push(every) && 'the timer')
    expect([timers, timer]).toEqual([[1000], 'the timer'])
  })
})
