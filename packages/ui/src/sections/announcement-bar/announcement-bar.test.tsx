import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
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
  drawn(
    <AnnouncementBarView
      content={content}
      page={storyPage('announcement_bar', { schedule: dates }, rest)}
      slot={(_path, node) => node}
    />,
  )

describe('its deadline', () => {
  test.each(['link', 'button', 'coupon'] as const)('is the end of its schedule, in words, as %s', (layout) => {
    const deadline = draw({ ...examples.link.content, layout }).getByRole('time')
    expect(deadline.textContent).toBe('sampai 29 November')
    expect(deadline.getAttribute('datetime')).toBe('2026-11-29T13:00:00Z')
  })

  test('is not shown without an end, after its end, or when switched off', () => {
    const { content } = examples.link
    expect(draw(content, {}, { from: null, to: null }).queryByRole('time')).toBeNull()
    expect(draw(content, { now: '2026-11-30T00:00:00Z' }).queryByRole('time')).toBeNull()
    expect(draw({ ...content, hasEnd: false }).queryByRole('time')).toBeNull()
  })
})

test('its label is a link, and plain text without a target', () => {
  const link = draw(examples.link.content).getByRole('link', { name: 'Lihat jadwal' })
  expect(link.getAttribute('href')).toBe('/daftar')
  const { getByText, queryByRole } = draw({ ...examples.link.content, target: noLink })
  expect(queryByRole('link')).toBeNull()
  expect(getByText('Lihat jadwal')).toBeDefined()
})

test('has no heading, so that the title of the page stays the first one', () => {
  for (const { content } of Object.values(examples)) expect(draw(content).queryByRole('heading')).toBeNull()
})

test('a coupon without its code is incomplete', () => {
  const messages = (content: AnnouncementBarContent) => announcementBar.check?.(content).map(({ message }) => message)
  expect(messages({ ...examples.coupon.content, code: ' ' })).toEqual(['Kode kupon belum diisi'])
  expect(messages(examples.coupon.content)).toEqual([])
})
