/** One thing that happens at a time, as calendars take it in. */
export interface CalendarEntry {
  /** The same whenever this is asked for again, and never that of another one: calendars replace what they had under it. */
  uid: string
  /** Higher whenever anything of it has changed. */
  revision: number
  startsAt: Date
  endsAt: Date
  changedAt: Date
  title: string
  /** Left out when empty. */
  description: string
  /** Left out when empty. */
  location: string
  url: string
  /** How long before it calendars alarm their owner. @default they decide themselves */
  alarmMinutes?: number
}

interface Calendar {
  /** Of the program that writes it: `Naikkelas`. */
  producer: string
  /** Of a calendar that is subscribed to; null for a single file. */
  name: string | null
  entries: readonly CalendarEntry[]
}

/** How often those who subscribe are asked to look again. */
const REFRESH = 'PT12H'

/** A calendar file (RFC 5545; names and intervals of feeds: RFC 7986). */
export function calendarFile({ producer, name, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(producer)}//ID`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === null
      ? []
      : [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
          `X-PUBLISHED-TTL:${REFRESH}`,
        ]),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function entryLines(entry: CalendarEntry) {
  const { uid, revision, startsAt, endsAt, changedAt, title, description, location, url, alarmMinutes } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    `URL:${url}`,
    'STATUS:CONFIRMED',
    ...(alarmMinutes === undefined ? [] : alarmLines(alarmMinutes, title)),
    'END:VEVENT',
  ]
}

const alarmLines = (minutes: number, title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${minutes}M`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
]

/** `20261120T123000Z`: in UTC, so that no time zone has to be described. */
const stamp = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Of TEXT values; other control characters are not allowed in them. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x09\x0b-\x1f\x7f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
}

/** Of a line with its beginning, without its end. */
const OCTETS = 75

/** Cut before a letter that would make a line too long; what follows begins with a space. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const letter of line) {
    const more = Buffer.byteLength(letter)
    if (octets + more > OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += letter
    octets += more
  }
  return [...lines, current].join('\r\n')
}
