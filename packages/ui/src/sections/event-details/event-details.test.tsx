import { describe, expect, test } from 'vitest'
import { drawn, type Drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { noOffer, type Offer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { calendarFile, googleCalendarAddress } from './calendar.ts'
import { examples } from './event-details.examples.ts'
import { eventDetails, type EventDetailsContent as Content } from './event-details.section.ts'
import EventDetailsView from './event-details.view.tsx'

const draw = (content: Content, offer: Partial<Offer> = {}, rest: Partial<PageContext> = {}) =>
  drawn(
    <EventDetailsView
      content={content}
      page={storyPage('event_details', {}, { offer: { ...noOffer, ...offer }, ...rest })}
      slot={(_path, node) => node}
    />,
  )
const calendarLink = ({ body }: Drawn) => body.querySelector('a[download]')
const fileOf = (event: Drawn) =>
  decodeURIComponent(calendarLink(event)?.getAttribute('href')?.replace('data:text/calendar;charset=utf-8,', '') ?? '')

describe('the day', () => {
  test('is shown as number, month and weekday, with its hours in WIB', () => {
    const { body, words } = draw(examples.ticket.content)
    expect(body.querySelector('time[data-part="date"]')?.getAttribute('datetime')).toBe('2026-11-28T02:00:00Z')
    expect(words).toContain('|28|November|Sabtu|')
    expect(words).toContain('|09.00–12.30 WIB|')
  })

  test('of an event of several days is shown from the first to the last', () => {
    expect(draw(examples.posterOfDays.content).words).toContain('|Sabtu, 28 November 2026 – Senin, 30 November 2026|')
  })

  test('that is not fixed yet is announced as such, without a calendar entry', () => {
    const event = draw(examples.ticketWithoutDate.content)
    expect(event.words).toContain('|Tanggal menyusul|')
    expect(event.words).not.toMatch(/alender/)
    expect(event.queryByRole('time')).toBeNull()
    expect(calendarLink(event)).toBeNull()
  })

  test('that is past is marked, and nothing can be clicked', () => {
    for (const layout of ['ticket', 'poster', 'invitation'] as const) {
      const past = draw({ ...examples.ticket.content, layout }, {}, { now: '2026-11-28T06:00:00Z' })
      expect(past.words).toContain('SUDAH BERLANGSUNG')
      expect(past.queryByRole('link')).toBeNull()
    }
    const during = draw(examples.ticket.content, {}, { now: '2026-11-28T05:00:00Z' })
    expect(during.getByRole('link', { name: 'Ambil kursi' })).toBeDefined()
  })
})

describe('seats and price', () => {
  test('are those of the offer', () => {
    const { words } = draw(examples.ticket.content, { seats: 12, price: 149_000 })
    expect(words).toContain('|Sisa kursi|12|')
    expect(words).toContain('|Rp149.000|')
    expect(draw(examples.ticket.content, { price: 0 }).words).toContain('|Gratis|')
  })

  test('can be replaced by own words, and the price can be switched off', () => {
    const content = { ...examples.ticketOfWebinar.content, hasPrice: false }
    const { words } = draw(content, { seats: 12, price: 149_000 })
    expect(words).toContain('|Kursi|500 kursi daring|')
    expect(words).not.toMatch(/Sisa kursi|Rp/)
  })
})

describe('the calendar', () => {
  test('entry is a file with name, hours in UTC and place, made without any server', () => {
    const event = draw(examples.ticket.content)
    expect(calendarLink(event)?.getAttribute('download')).toBe('event_details.ics')
    const lines = fileOf(event).split('\r\n')
    expect(lines).toContain('DTSTART:20261128T020000Z')
    expect(lines).toContain('DTEND:20261128T053000Z')
    expect(lines).toContain('SUMMARY:Workshop iklan hemat untuk toko kecil')
    expect(lines.find((line) => line.startsWith('LOCATION'))).toBe(
      'LOCATION:Aula Kopi Sleman\\, Jalan Kaliurang KM 9\\, Ngaglik\\, Sleman',
    )
  })

  test('file has lines of at most 75 octets, and hostile text is escaped', () => {
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

  test('link of Google has the same event', () => {
    const event = { name: 'Kelas & kopi', start: '2026-11-28T09:00:00+07:00', end: null, place: 'Zoom' }
    expect([...new URL(googleCalendarAddress(event)).searchParams]).toEqual([
      ['action', 'TEMPLATE'],
      ['text', 'Kelas & kopi'],
      ['dates', '20261128T020000Z/20261128T030000Z'],
      ['location', 'Zoom'],
    ])
  })

  test('is not offered when switched off', () => {
    const event = draw({ ...examples.ticket.content, hasCalendar: false })
    expect(event.words).not.toContain('alender')
    expect(calendarLink(event)).toBeNull()
  })
})

test('the place links to a map, or to the room of an online event', () => {
  expect(draw(examples.ticket.content).getByRole('link', { name: /Buka peta/ })).toBeDefined()
  const map = { kind: 'url', href: 'https://zoom.example/1' } as const
  const room = draw({ ...examples.ticketOfWebinar.content, map }).getByRole('link', { name: /Buka ruang acara/ })
  expect(room.getAttribute('href')).toBe('https://zoom.example/1')
})

test('an end before its start is reported before publishing', () => {
  const findings = (startsAt: string | null, endsAt: string | null) =>
    eventDetails.check?.({ ...eventDetails.defaults, startsAt, endsAt }).map(({ path }) => path.join('/'))
  expect(findings('2026-11-28T02:00:00Z', '2026-11-28T01:00:00Z')).toEqual(['endsAt'])
  expect(findings(null, '2026-11-28T01:00:00Z')).toEqual(['startsAt'])
  expect(findings('2026-11-28T02:00:00Z', '2026-11-28T03:00:00Z')).toEqual([])
  expect(findings(null, null)).toEqual([])
})
