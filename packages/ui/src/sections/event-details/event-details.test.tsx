import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noOffer, type Offer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { calendarFile, googleCalendarAddress } from './calendar.ts'
import { examples } from './event-details.examples.ts'
import { eventDetails, type EventDetailsContent as Content } from './event-details.section.ts'
import EventDetailsView from './event-details.view.tsx'

const draw = (content: Content, offer: Partial<Offer> = {}, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <EventDetailsView
      content={content}
      page={storyPage('event_details', {}, { offer: { ...noOffer, ...offer }, ...rest })}
      slot={(_path, node) => node}
    />,
  )
const text = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
const fileOf = (html: string) =>
  decodeURIComponent(/href="data:text\/calendar;charset=utf-8,([^"]+)"/.exec(html)?.[1] ?? '')

describe('the day', () => {
  test('stands as number, month and weekday, with its hours in WIB', () => {
    const html = draw(examples.ticket.content)
    expect(html).toContain('<time data-part="date" dateTime="2026-11-28T02:00:00Z"')
    expect(text(html)).toContain('|28|November|Sabtu|')
    expect(text(html)).toContain('|09.00–12.30 WIB|')
  })

  test('of an event of several days is told from the first to the last', () => {
    expect(text(draw(examples.posterOfDays.content))).toContain('|Sabtu, 28 November 2026 – Senin, 30 November 2026|')
  })

  test('that is not fixed yet is said to come, and offers no calendar', () => {
    const html = draw(examples.ticketWithoutDate.content)
    expect(text(html)).toContain('|Tanggal menyusul|')
    expect(html).not.toMatch(/<time|calendar/)
  })

  test('that is over is stamped: no button, no way there', () => {
    const now = { now: '2026-11-28T06:00:00Z' }
    for (const layout of ['ticket', 'poster', 'invitation'] as const) {
      const html = draw({ ...examples.ticket.content, layout }, {}, now)
      expect(html).toContain('SUDAH BERLANGSUNG')
      expect(html).not.toContain('<a ')
    }
    expect(draw(examples.ticket.content, {}, { now: '2026-11-28T05:00:00Z' })).toContain('Ambil kursi')
  })
})

describe('seats and price', () => {
  test('are those of the offer', () => {
    const html = text(draw(examples.ticket.content, { seats: 12, price: 149_000 }))
    expect(html).toContain('|Sisa kursi|12|')
    expect(html).toContain('|Rp149.000|')
    expect(text(draw(examples.ticket.content, { price: 0 }))).toContain('|Gratis|')
  })

  test('are words of one’s own where they are given, and no price where it is switched off', () => {
    const html = text(draw({ ...examples.ticketOfWebinar.content, hasPrice: false }, { seats: 12, price: 149_000 }))
    expect(html).toContain('|Kursi|500 kursi daring|')
    expect(html).not.toMatch(/Sisa kursi|Rp/)
  })
})

describe('the calendar', () => {
  test('gets a file with name, hours in UTC and place, without asking any server', () => {
    const html = draw(examples.ticket.content)
    expect(html).toMatch(/<a [^>]*download="event_details.ics"/)
    const lines = fileOf(html).split('\r\n')
    expect(lines).toContain('DTSTART:20261128T020000Z')
    expect(lines).toContain('DTEND:20261128T053000Z')
    expect(lines).toContain('SUMMARY:Workshop iklan hemat untuk toko kecil')
    expect(lines.find((line) => line.startsWith('LOCATION'))).toBe(
      'LOCATION:Aula Kopi Sleman\\, Jalan Kaliurang KM 9\\, Ngaglik\\, Sleman',
    )
  })

  test('file keeps to lines of 75 octets, and hostile words stay words', () => {
    const name = `Rapat "é" ${'panjang '.repeat(20)}\r\nEND:VCALENDAR;x`
    const file = decodeURIComponent(
      calendarFile({ name, start: '2026-11-28T02:00:00Z', end: null, place: '', id: 'a' }),
    )
    const lines = file.split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line.replace(/^data:[^,]+,/, ''))).toBeLessThanOrEqual(75)
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
    expect(file.replace(/\r\n /g, '')).toContain('\\nEND:VCALENDAR\\;x')
    expect(lines).toContain('DTEND:20261128T030000Z')
  })

  test('of Google gets the same event', () => {
    const event = { name: 'Kelas & kopi', start: '2026-11-28T09:00:00+07:00', end: null, place: 'Zoom' }
    expect([...new URL(googleCalendarAddress(event)).searchParams]).toEqual([
      ['action', 'TEMPLATE'],
      ['text', 'Kelas & kopi'],
      ['dates', '20261128T020000Z/20261128T030000Z'],
      ['location', 'Zoom'],
    ])
  })

  test('is not offered when switched off', () => {
    expect(draw({ ...examples.ticket.content, hasCalendar: false })).not.toContain('alender')
  })
})

test('the way leads to a map, or into the room of an event online', () => {
  expect(text(draw(examples.ticket.content))).toContain('|Buka peta|')
  expect(
    text(draw({ ...examples.ticketOfWebinar.content, map: { kind: 'url', href: 'https://zoom.example/1' } })),
  ).toContain('|Buka ruang acara|')
})

test('an end before its start is told before publishing', () => {
  const findings = (startsAt: string | null, endsAt: string | null) =>
    eventDetails.check?.({ ...eventDetails.defaults, startsAt, endsAt }).map(({ path }) => path.join('/'))
  expect(findings('2026-11-28T02:00:00Z', '2026-11-28T01:00:00Z')).toEqual(['endsAt'])
  expect(findings(null, '2026-11-28T01:00:00Z')).toEqual(['startsAt'])
  expect(findings('2026-11-28T02:00:00Z', '2026-11-28T03:00:00Z')).toEqual([])
  expect(findings(null, null)).toEqual([])
})
