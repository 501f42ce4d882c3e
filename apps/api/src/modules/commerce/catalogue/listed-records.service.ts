import { sellableAddress } from '@naikkelas/contract/commerce'
import { dayInWib } from '@naikkelas/contract/time'
import { type ListedRecord, listedKinds, type Listing } from '@naikkelas/ui/sections/registry'
import type { Queries } from '../../../platform/database/index.ts'
import { availabilityOf } from './availability.rules.ts'
import { type Card, findCards, findPickedCards } from './cards.queries.ts'

/** What a list of a page shows by its rule: what visitors can find, in one query. */
export async function findListedRecords(
  queries: Queries,
  { listing, now }: { listing: Listing; now: Date },
): Promise<ListedRecord[]> {
  return (await cardsOf(queries, listing, now)).map((card) => recordOf(card, now))
}

async function cardsOf(
  queries: Queries,
  { by, kind, categoryId, recordIds, count }: Listing,
  now: Date,
): Promise<Card[]> {
  if (by === 'none' || (by === 'category' && categoryId === '')) return []
  if (by === 'picked') return findPickedCards(queries, recordIds, now)
  return findCards(queries, {
    filter: {
      kinds: kind === '' ? listedKinds : [kind],
      state: 'public',
      listedAt: now,
      categoryId: by === 'category' ? categoryId : undefined,
    },
    order: by === 'newest' ? 'newest' : 'position',
    from: undefined,
    isBackwards: false,
    limit: count,
  })
}

const kinds = {
  course: 'course',
  service: 'service',
  tool: 'tool',
  add_on: 'mentor',
  event: 'event',
  partner_package: 'package',
} as const satisfies Readonly<Record<Card['kind'], ListedRecord['kind']>>

/** By their codes. */
const courseTypes = { 1: 'premium', 2: 'basic', 3: 'free', 4: 'preorder' } as const

function recordOf(card: Card, now: Date): ListedRecord {
  const { id, kind, name, summary, coverId, price, strikePrice, seatsLeft, course, event } = card
  const { instructors, partner, rating } = card
  return {
    id,
    kind: kinds[kind],
    name,
    href: sellableAddress({ ...card, partner: partner?.name ?? null }),
    summary,
    mediaId: coverId,
    number: card.number,
    category: card.category?.number ?? null,
    price,
    strikePrice,
    seatsLeft,
    rating: rating && { value: rating.average, count: rating.count },
    isSoldOut: availabilityOf(card, now) === 'sold_out',
    course: course && {
      type: courseTypes[course.type as keyof typeof courseTypes] ?? 'basic',
      level: course.level,
      minutes: course.minutes,
      lessons: course.lessonCount,
      opensOn: course.opensAt === null ? null : dayInWib(new Date(course.opensAt)),
      instructor: partner?.name ?? instructors.join(', '),
    },
    event: event?.startsAt
      ? { startsAt: event.startsAt, endsAt: card.endsAt?.toISOString() ?? null, place: event.place }
      : null,
  }
}
