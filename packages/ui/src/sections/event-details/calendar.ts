export interface CalendarEvent {
  name: string
  /** ISO 8601. */
  start: string
  /** Without one an entry of an hour is made. */
  end: string | null
  place: string
  /** Unique on its site, so that a second download replaces the entry of the first. */
  id: string
}

/** The event as an iCalendar file in an address of its own: it needs no server and no script. */
export function calendarFile({ name, start, end, place, id }: CalendarEvent): string {
  const from = stamp(start)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Naikkelas//Acara//ID',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}-${from}@naikkelas`,
    // Drawn again it must be the same file, so it does not contain the time of drawing.
    `DTSTAMP:${from}`,
    `DTSTART:${from}`,
    `DTEND:${stamp(endOf(start, end))}`,
    `SUMMARY:${escaped(name)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.flatMap(folded).join('\r\n'))}`
}

/** Where Google's calendar makes an entry of the event: works in the browsers inside other apps too. */
export function googleCalendarAddress({ name, start, end, place }: Omit<CalendarEvent, 'id'>): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${stamp(start)}/${stamp(endOf(start, end))}`,
    ...(place !== '' && { location: place }),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

function endOf(start: string, end: string | null): string {
  return end ?? new Date(Date.parse(start) + 3_600_000).toISOString()
}

/** `20261129T020000Z` */
function stamp(instant: string): string {
  return new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

// RFC 5545: at most 75 octets a line, continued behind a blank. Characters stay whole.
function folded(line: string): string[] {
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    if (octets(current + sign) > (lines.length === 0 ? 75 : 74)) {
      lines.push(current)
      current = ''
    }
    current += sign
  }
  return [...lines, current].map((part, index) => (index === 0 ? part : ` ${part}`))
}

const encoder = new TextEncoder()
const octets = (text: string) => encoder.encode(text).length
