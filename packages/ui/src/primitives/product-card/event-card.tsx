import { dayOf, productCardLabelsId } from './product-card.labels.ts'
import { type AnyProductCardProps, ProductCard } from './product-card.tsx'

export interface EventCardProps extends AnyProductCardProps {
  /** When it begins, ISO 8601. Written as a day and a time in WIB, and on a leaf over the cover. */
  startsAt: string
  /** Where it is. @default labels.online */
  place?: string
}

/** An event: its day on a leaf, its time, and where it is. */
export function EventCard({ startsAt, labels = productCardLabelsId, place = labels.online, ...rest }: EventCardProps) {
  const day = dayOf(startsAt)
  return (
    <ProductCard
      {...rest}
      labels={labels}
      kind="event"
      leaf={
        <span aria-hidden="true">
          <b>{Number(day.slice(8))}</b>
          {labels.month(day)}
        </span>
      }
      facts={[
        <time key="time" dateTime={startsAt}>
          {`${labels.day(day)}, ${labels.time(startsAt)}`}
        </time>,
        place,
      ]}
    />
  )
}
