import { Icon } from '../../icons/icon.tsx'
import { linkProps } from '../../rich-text/rich-text.tsx'
import type { SectionViewProps } from '../section-view.ts'
import { calendarFile, googleCalendarAddress } from './calendar.ts'
import type { EventDetailsContent } from './event-details.section.ts'

/** The way there, and into a calendar: as a file, and by Google's. */
export function EventLinks({ content, page }: SectionViewProps<EventDetailsContent>) {
  const { title, startsAt, endsAt, isOnline, place, address, map, hasCalendar } = content
  const { labels, offer } = page
  const { Link } = page.components
  const way = page.href(map)
  const event = hasCalendar &&
    startsAt !== null && {
      name: title.trim() || offer.name,
      start: startsAt,
      end: endsAt,
      place: [place, address].filter((part) => part.trim() !== '').join(', '),
      id: page.anchor,
    }
  const google = event && page.href({ kind: 'url', href: googleCalendarAddress(event) })
  if (way === null && !event) return null
  return (
    <ul className="ui:event-links" data-part="links">
      {way !== null && (
        <li>
          <Link className="ui:event-link" {...linkProps(way)}>
            <Icon name={isOnline ? 'tautan' : 'lokasi'} size={20} />
            {isOnline ? labels.openRoom : labels.openMap}
          </Link>
        </li>
      )}
      {event && (
        <li>
          <Link className="ui:event-link" href={calendarFile(event)} download={`${page.anchor}.ics`}>
            <Icon name="kalender" size={20} />
            {labels.saveToCalendar}
          </Link>
        </li>
      )}
      {google && (
        <li>
          <Link className="ui:event-link" {...linkProps(google)}>
            {labels.googleCalendar}
          </Link>
        </li>
      )}
    </ul>
  )
}
