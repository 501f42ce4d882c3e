import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const entry: CalendarEntry = {
  uid: '7-1@toko.test',
  revision: 3,
  startsAt: new Date('2026-11-20T12:30:00.000Z'),
  endsAt: new Date('2026-11-20T14:00:00.000Z'),
  changedAt: new Date('2026-11-01T00:00:00.000Z'),
  title: 'Webinar iklan',
  description: '',
  location: '',
  url: 'https://toko.test/event/webinar',
}
const file = (given: Partial<CalendarEntry> = {}) =>
  calendarFile({ producer: 'Toko', name: null, entries: [{ ...entry, ...given }] })
/** As a reader puts its lines together again. */
const unfolded = (written: string) => written.replace(/\r\n[ \t]/g, '').split('\r\n')

test('an entry has its times in UTC, its name for good, and which revision it is', () => {
  expect(unfolded(file())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Toko//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:7-1@toko.test',
    'SEQUENCE:3',
    'DTSTAMP:20261101T000000Z',
    'LAST-MODIFIED:20261101T000000Z',
    'DTSTART:20261120T123000Z',
    'DTEND:20261120T140000Z',
    'SUMMARY:Webinar iklan',
    'URL:https://toko.test/event/webinar',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('signs that mean something to calendars are escaped, and nothing can begin a line of its own', () => {
  const lines = unfolded(file({ title: 'Foto, \\ & video; lalu\r\nATTACH:https://x.test\u0007', location: 'Dago, 2' }))
  expect(lines).toContain('SUMMARY:Foto\\, \\\\ & video\\; lalu\\nATTACH:https://x.test ')
  expect(lines).toContain('LOCATION:Dago\\, 2')
  expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([])
})

test.each(['a'.repeat(400), 'é'.repeat(200), '🎟️ karcis '.repeat(40)])(
  'no line is longer than 75 octets, no letter is cut, and the text comes back: %s',
  (description) => {
    const written = file({ description })
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(written).not.toContain('\ufffd')
    expect(unfolded(written)).toContain(`DESCRIPTION:${description}`)
  },
)

test('a calendar that is subscribed to has a name and says how often to look again', () => {
  const lines = unfolded(calendarFile({ producer: 'Toko', name: 'Acara Toko', entries: [] }))
  expect(lines).toContain('NAME:Acara Toko')
  expect(lines).toContain('X-WR-CALNAME:Acara Toko')
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H')
})

test('an entry alarms its owner before it begins, where it says so', () => {
  const lines = unfolded(file({ alarmMinutes: 30 }))
  const from = lines.indexOf('BEGIN:VALARM')
  expect(lines.slice(from, from + 6)).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT30M',
    'DESCRIPTION:Webinar iklan',
    'END:VALARM',
    'END:VEVENT',
  ])
})
