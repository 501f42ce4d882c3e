import type { SectionViewProps } from '../section-view.ts'
import type { EventDetailsContent } from './event-details.section.ts'

/** The day as a block: number, month, weekday; or that it is yet to come. */
export function EventDate({
  content: { startsAt },
  page: { labels },
  className,
}: SectionViewProps<EventDetailsContent> & { className: string }) {
  if (startsAt === null) return <p className="ui:text-h2">{labels.dateToCome}</p>
  return (
    <time data-part="date" dateTime={startsAt} className={className}>
      <b>{labels.dayNumber(startsAt)}</b>
      <span>{labels.month(startsAt)}</span>
      <small>{labels.weekday(startsAt)}</small>
    </time>
  )
}
