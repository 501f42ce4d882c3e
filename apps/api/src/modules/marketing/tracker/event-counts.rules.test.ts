import { describe, expect, test } from 'vitest'
import { firstVisits, hourCounts, linksOf, listedLinks, OTHER_LINKS, visitsOf } from './event-counts.rules.ts'
import type { EventRow } from './event-rows.rules.ts'

const pageId = '01a20a76-c295-7cab-b1da-9509ea87746b'

const event = (changes: Partial<EventRow> = {}): EventRow => ({
  day: '2026-11-23',
  id: 'e1',
  name: 'page_visit',
  received_at: '2026-11-23T03:10:00.000Z',
  traffic: 'visitor',
  user_id: null,
  page: '/kelas',
  url: '/kelas',
  platform: 'mobile',
  subdomain: '',
  button_type: '',
  section: '',
  type: '',
  partner_type: '',
  page_id: pageId,
  page_version: 1,
  section_id: '',
  element: '',
  item_id: '',
  label: '',
  variant: '',
  visitor_id: 'ani',
  session_id: '',
  view_id: '',
  view_day: '2026-11-23',
  after_ms: null,
  visible_ms: null,
  source: 'direct',
  medium: '',
  campaign: '',
  term: '',
  content: '',
  ref: '',
  click_ids: '',
  referrer: '',
  city: '',
  ...changes,
})

describe('visits', () => {
  test('events of one visitor that came in one way are one visit, at its first event and first call to action', () => {
    const visits = visitsOf([
      event({ received_at: '2026-11-23T03:10:00.000Z' }),
      event({ name: 'lp_cta_click', received_at: '2026-11-23T03:20:00.000Z' }),
      event({ name: 'lp_cta_click', received_at: '2026-11-23T03:15:00.000Z' }),
      event({ received_at: '2026-11-23T03:05:00.000Z' }),
    ])
    expect(visits).toMatchObject([{ visited_at: '2026-11-23T03:05:00.000Z', cta_at: '2026-11-23T03:15:00.000Z' }])
  })

  test('another source, device or city is another visit; the earliest one is the first', () => {
    const visits = visitsOf([
      event({ source: 'instagram', received_at: '2026-11-23T03:20:00.000Z' }),
      event({ platform: 'desktop', received_at: '2026-11-23T03:10:00.000Z' }),
      event({ city: 'Bandung', received_at: '2026-11-23T03:30:00.000Z' }),
    ])
    expect(visits).toHaveLength(3)
    expect(firstVisits(visits)).toMatchObject([{ device: 'desktop', source: 'direct' }])
  })

  test('bots, previews and events without a visitor or a page are no visits', () => {
    const events = [event({ traffic: 'bot' }), event({ traffic: 'preview' }), event({ visitor_id: '' })]
    expect(visitsOf([...events, event({ page_id: null })])).toEqual([])
  })

  test('a page that was opened the day before is visited at the end of that day', () => {
    const visits = visitsOf([event({ received_at: '2026-11-23T17:30:00.000Z', view_day: '2026-11-23' })])
    expect(visits).toMatchObject([{ day: '2026-11-23', visited_at: '2026-11-23T16:59:59.999Z' }])
  })
})

describe('links', () => {
  const press = (label: string, changes: Partial<EventRow> = {}) =>
    event({ name: 'button_click', section_id: 'cta', type: '/beli', label, ...changes })

  test('a link is counted once per section, target and label, on its earliest day', () => {
    const links = linksOf([
      press('Beli', { day: '2026-11-24' }),
      press('Beli'),
      press('Tanya'),
      press('Beli', { traffic: 'bot' }),
    ])
    expect(links).toMatchObject([
      { label: 'Beli', target: '/beli', first_day: '2026-11-23' },
      { label: 'Tanya', target: '/beli', first_day: '2026-11-23' },
    ])
  })

  test('after 200 new links of a page in a day, the others count together', () => {
    const [link] = linksOf([press('Beli')])
    if (!link) throw new Error('The press has no link.')
    const unknown = ['a', 'b', 'c'].map((id) => ({ ...link, id, knownThatDay: 198 }))
    const { listed, others } = listedLinks(unknown)
    expect(listed.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(others.size).toBe(1)
  })

  test('each page has its own limit of new links', () => {
    const [link] = linksOf([press('Beli')])
    if (!link) throw new Error('The press has no link.')
    const full = { ...link, knownThatDay: 200 }
    const { listed } = listedLinks([
      full,
      { ...link, page_id: '01a20a76-c295-7cab-b1da-9509ea87746c', knownThatDay: 0 },
    ])
    expect(listed).toHaveLength(1)
  })
})

describe('hourly counts', () => {
  test('events of one hour and kind are added up, and visible times with them', () => {
    const seen = (minute: string, visible_ms: number) =>
      event({
        name: 'landing_page_section',
        section_id: 'hero',
        visible_ms,
        received_at: `2026-11-23T03:${minute}:00.000Z`,
      })
    const counts = hourCounts({ events: [seen('01', 500), seen('59', 700)], newVisitors: [], others: new Set() })
    expect(counts).toMatchObject([
      { hour: '2026-11-23T03:00:00.000Z', section_id: 'hero', events: 2, visitors: 0, visible_ms: 1_200 },
    ])
  })

  test('a new visitor is counted once, in the hour of the visit, in the row of the page visit', () => {
    const events = [event()]
    const counts = hourCounts({ events, newVisitors: visitsOf(events), others: new Set() })
    expect(counts).toMatchObject([{ name: 'page_visit', events: 1, visitors: 1 }])
  })

  test('a link past the limit is counted as one of the others', () => {
    const events = [event({ name: 'button_click', type: '/beli', label: 'Beli' })]
    const [link] = linksOf(events)
    if (!link) throw new Error('The press has no link.')
    const { others } = listedLinks([{ ...link, knownThatDay: 200 }])
    expect(hourCounts({ events, newVisitors: [], others })).toMatchObject([{ element: OTHER_LINKS, events: 1 }])
  })
})
