import type { ShownPicture } from '@naikkelas/contract'
import { type SellableCard as Card, sellableAddress } from '@naikkelas/contract/commerce'
import { mediaUrl } from '@naikkelas/contract/pages'
import { dayInWib } from '@naikkelas/contract/time'
import {
  CourseCard,
  type CoverPicture,
  type CourseType,
  EventCard,
  hueOfCategory,
  MentorCard,
  ProductCard,
  SaveButton,
  ServiceCard,
  ToolCard,
} from '@naikkelas/ui/product-card'
import { focalClass } from '../content-lists/focal-class.ts'

const courseTypeNames: Readonly<Record<number, CourseType>> = { 1: 'premium', 2: 'basic', 3: 'free', 4: 'preorder' }

/** Cards are drawn at most half as wide as the widest phone, twice as dense. */
const widestCover = 720

/** WebP alone: a list of formats in each card would double the page. */
function coverPicture(cover: ShownPicture): CoverPicture {
  const widths = cover.widths.filter((width) => width <= widestCover)
  const [least] = widths
  const className = focalClass(cover)
  if (least === undefined) return { src: mediaUrl(cover, 'original', cover.width), className }
  return {
    className,
    src: mediaUrl(cover, 'webp', least),
    ...(widths.length > 1 && {
      srcSet: widths.map((width) => `${mediaUrl(cover, 'webp', width)} ${width}w`).join(','),
    }),
  }
}

interface SellableCardProps {
  card: Card
  level?: 2 | 3
  /** The first row of a page. */
  isFirst?: boolean
}

/** An entry of the catalogue as the card of its kind. */
export function SellableCard({ card, level = 2, isFirst = false }: SellableCardProps) {
  const { kind, name, price, strikePrice, seatsLeft, availability, course, event, instructors, partner, rating } = card
  const common = {
    title: name,
    href: sellableAddress(card),
    level,
    turn: card.number,
    ...(card.cover && { picture: coverPicture(card.cover) }),
    ...(card.category && { hue: hueOfCategory(card.category.number) }),
    isFirst,
    isSoldOut: availability === 'sold_out',
    save: <SaveButton title={name} data-save={card.number} className="noscript:hidden!" />,
    ...(price !== null && { price }),
    ...(strikePrice !== null && { strikePrice }),
    ...(seatsLeft !== null && { seatsLeft }),
    ...(rating && { rating: { value: rating.average, count: rating.count } }),
  }
  if (kind === 'course' && course)
    return (
      <CourseCard
        {...common}
        type={courseTypeNames[course.type] ?? 'basic'}
        courseLevel={course.level}
        {...(instructors.length > 0 || partner !== null ? { instructor: partner ?? instructors.join(', ') } : {})}
        {...(course.minutes !== null && { minutes: course.minutes })}
        {...(course.lessonCount > 0 && { lessons: course.lessonCount })}
        {...(course.opensAt !== null && { opensOn: dayInWib(new Date(course.opensAt)) })}
      />
    )
  const startsAt = event?.nextAt ?? event?.startsAt
  if (kind === 'event' && event && startsAt)
    return <EventCard {...common} startsAt={startsAt} {...(event.place !== null && { place: event.place })} />
  switch (kind) {
    case 'service':
      return <ServiceCard {...common} />
    case 'tool':
      return <ToolCard {...common} />
    case 'add_on':
      return <MentorCard {...common} />
    case 'partner_package':
      return <ProductCard {...common} kind="package" />
    default:
      // An event without a session has no day to show.
      return <ProductCard {...common} kind={kind} />
  }
}
