import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import type { PageContext } from '../section-view.ts'
import { noLink } from '../values.ts'
import { examples } from './announcement-bar.examples.ts'
import { announcementBar, type AnnouncementBarContent } from './announcement-bar.section.ts'
import AnnouncementBarView from './announcement-bar.view.tsx'

const schedule = { from: null, to: '2026-11-29T13:00:00Z' }
const draw = (
  content: AnnouncementBarContent,
  rest: Partial<PageContext> = {},
  dates: SectionSettings['schedule'] = schedule,
) =>
  renderToStaticMarkup(
    <AnnouncementBarView
      content={content}
      page={storyPage('announcement_bar', { schedule: dates }, rest)}
      slot={(_path, node) => node}
    />,
  )

describe('until when it holds', () => {
  test.each(['link', 'button', 'coupon'] as const)('is the end of its schedule, in words, as %s', (layout) => {
    const html = draw({ ...examples.link.content, layout })
    expect(html).toMatch(/<time dateTime="2026-11-29T13:00:00Z"[^>]*>sampai 29 November<\/time>/)
  })

  test('is not said without an end, past its end, or unasked', () => {
    const { content } = examples.link
    expect(draw(content, {}, { from: null, to: null })).not.toContain('<time')
    expect(draw(content, { now: '2026-11-30T00:00:00Z' })).not.toContain('<time')
    expect(draw({ ...content, hasEnd: false })).not.toContain('<time')
  })
})

test('leads where its label says, and is text where it leads nowhere', () => {
  expect(draw(examples.link.content)).toMatch(/<a[^>]+href="\/daftar"[^>]*>Lihat jadwal<\/a>/)
  const html = draw({ ...examples.link.content, target: noLink })
  expect(html).not.toContain('<a')
  expect(html).toContain('Lihat jadwal')
})

test('opens no chapter: the title of the page stays the first heading', () => {
  for (const { content } of Object.values(examples)) expect(draw(content)).not.toMatch(/<h[1-6]/)
})

test('a coupon without its code is not finished', () => {
  const messages = (content: AnnouncementBarContent) => announcementBar.check?.(content).map(({ message }) => message)
  expect(messages({ ...examples.coupon.content, code: ' ' })).toEqual(['Kode kupon belum diisi'])
  expect(messages(examples.coupon.content)).toEqual([])
})
