import type { ReactNode } from 'react'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { EventDetailsContent } from './event-details.section.ts'

/** When, where and how many seats, as pairs of a word and its value. */
export function EventFacts({
  content,
  page,
  slot,
  hasDay = false,
}: SectionViewProps<EventDetailsContent> & { hasDay?: boolean }) {
  const { startsAt, endsAt, place, address, seats } = content
  const { labels, offer } = page
  const isLong = startsAt !== null && endsAt !== null && labels.day(startsAt) !== labels.day(endsAt)
  const left = offer.seats === null ? '' : String(offer.seats)
  const facts: { id: string; label: string; value: ReactNode }[] = []
  if (hasDay || isLong)
    facts.push({
      id: 'day',
      label: labels.when,
      value:
        startsAt === null
          ? labels.dateToCome
          : isLong
            ? `${labels.day(startsAt)} – ${labels.day(endsAt)}`
            : labels.day(startsAt),
    })
  if (startsAt !== null)
    facts.push({
      id: 'time',
      label: labels.hours,
      value: endsAt === null || isLong ? labels.time(startsAt) : labels.timeRange(startsAt, endsAt),
    })
  if (isShown(place, page) || isShown(address, page))
    facts.push({
      id: 'place',
      label: labels.where,
      value: (
        <>
          {isShown(place, page) && <span data-part="place">{slot(['place'], place)}</span>}
          {isShown(address, page) && <small>{slot(['address'], address)}</small>}
        </>
      ),
    })
  if (isShown(seats, page)) facts.push({ id: 'seats', label: labels.seats, value: slot(['seats'], seats) })
  else if (left !== '') facts.push({ id: 'seats', label: labels.seatsLeft, value: left })
  if (facts.length === 0) return null
  return (
    <dl className="ui:event-facts">
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
