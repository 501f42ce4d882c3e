import { CourseCard } from '../../primitives/product-card/course-card.tsx'
import { hueOfCategory } from '../../primitives/product-card/category-hue.ts'
import { EventCard } from '../../primitives/product-card/event-card.tsx'
import { ProductCard } from '../../primitives/product-card/product-card.tsx'
import { ProductGrid } from '../../primitives/product-card/product-grid.tsx'
import type { CoverPicture } from '../../primitives/product-card/product-kinds.ts'
import type { ListedRecord } from '../listed-record.ts'
import type { PageContext } from '../section-view.ts'

interface RecordCardsProps {
  records: readonly ListedRecord[]
  /** Names the list. */
  title: string
  page: PageContext
}

/** Records of the catalogue, each as the card of its kind. */
export function RecordCards({ records, title, page }: RecordCardsProps) {
  return (
    <ProductGrid aria-label={title || undefined}>
      {records.map((record) => (
        <RecordCard key={record.id} record={record} page={page} />
      ))}
    </ProductGrid>
  )
}

function RecordCard({ record, page }: { record: ListedRecord; page: PageContext }) {
  const { kind, name, href, price, strikePrice, seatsLeft, isSoldOut, rating, course, event } = record
  const { number, category } = record
  const picture = coverOf(record, page)
  const common = {
    title: name,
    href,
    level: page.headingLevel === 1 ? 2 : 3,
    isSoldOut,
    Link: page.components.Link,
    turn: number,
    ...(category !== null && { hue: hueOfCategory(category) }),
    ...(picture && { picture }),
    ...(price !== null && { price }),
    ...(strikePrice !== null && { strikePrice }),
    ...(seatsLeft !== null && { seatsLeft }),
    ...(rating !== null && { rating }),
  } as const
  if (course)
    return (
      <CourseCard
        {...common}
        type={course.type}
        courseLevel={course.level}
        {...(course.instructor !== '' && { instructor: course.instructor })}
        {...(course.minutes !== null && { minutes: course.minutes })}
        {...(course.lessons > 0 && { lessons: course.lessons })}
        {...(course.opensOn !== null && { opensOn: course.opensOn })}
      />
    )
  if (event)
    return <EventCard {...common} startsAt={event.startsAt} {...(event.place !== null && { place: event.place })} />
  return <ProductCard {...common} kind={kind} facts={[record.summary]} />
}

/** Wide enough for a card of a phone at twice the pixels. */
const widest = 960

function coverOf({ mediaId }: ListedRecord, page: PageContext): CoverPicture | undefined {
  const asset = mediaId === null ? null : page.media(mediaId)
  if (asset?.kind !== 'image') return undefined
  const [first, ...more] = asset.widths.filter((width) => width <= widest)
  if (first === undefined) return { src: asset.url('original', asset.width) }
  const srcSet = [first, ...more].map((width) => `${asset.url('webp', width)} ${width}w`).join(', ')
  return { src: asset.url('webp', first), srcSet }
}
