import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noOffer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './countdown.examples.ts'
import type { CountdownContent } from './countdown.section.ts'
import { countdownScript } from './countdown-island.ts'
import CountdownView from './countdown.view.tsx'

const draw = (content: CountdownContent, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <CountdownView content={content} page={storyPage('countdown', {}, rest)} slot={(_path, node) => node} />,
  )
const layouts = ['board', 'calendar', 'line'] as const
const own: CountdownContent = { ...examples.board.content, until: '2026-11-25T16:59:00Z' }

describe('the date', () => {
  test.each(layouts)('is complete in words as %s, for whoever runs no script', (layout) => {
    const html = draw({ ...own, layout })
    expect(html).toMatch(/<time dateTime="2026-11-25T16:59:00Z">Rabu, 25 November 2026, 23.59 WIB<\/time>/)
    expect(html).toContain('data-countdown="2026-11-25T16:59:00Z"')
  })

  test('is the deadline of the offer while the section has none', () => {
    expect(draw(examples.board.content)).toContain('Minggu, 29 November 2026, 20.00 WIB')
  })

  test.each(layouts)('takes the whole section away once it is past, as %s', (layout) => {
    expect(draw({ ...own, layout }, { now: '2026-11-25T16:58:59Z' })).toContain('25 November')
    expect(draw({ ...own, layout }, { now: '2026-11-25T16:59:00Z' })).toBe('')
  })

  test('missing altogether, nothing is drawn', () => {
    expect(draw(examples.board.content, { offer: noOffer })).toBe('')
  })

  test('past or missing, the section stays on the canvas, so that another can be given', () => {
    expect(draw(own, { now: '2027-01-01T00:00:00Z', isCanvas: true })).toContain('Pendaftaran ditutup')
    expect(draw(examples.board.content, { offer: noOffer, isCanvas: true })).toContain('Pendaftaran ditutup')
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
