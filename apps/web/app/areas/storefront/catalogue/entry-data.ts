import { type PublicReview, type SellableDetail, sellableAddress } from '@naikkelas/contract/commerce'

interface Place {
  /** Of the public site, without a path. */
  origin: string
  siteName: string
  /** Those that the page shows. @default none */
  reviews?: readonly PublicReview[] | undefined
}

/**
 * What search engines read of an entry, limited to what visitors can read as well: a course or an event, and its place in
 * the site. Shapes: schema.org.
 */
export function entryData(entry: SellableDetail, place: Place): object {
  const url = place.origin + sellableAddress(entry)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(entry.kind === 'event' ? event(entry, url, place) : course(entry, url, place)),
      trail(entry, url, place),
    ],
  }
}

const organization = ({ origin, siteName }: Place) => ({ '@type': 'Organization', name: siteName, url: `${origin}/` })

function course(entry: SellableDetail, url: string, place: Place): object[] {
  const { name, summary, course: facts, people, partner } = entry
  // Search engines reject a course without a description, and we do not invent one.
  if (summary === '' || !facts) return []
  return [
    {
      '@type': 'Course',
      name,
      description: summary,
      url,
      provider: partner === null ? organization(place) : { '@type': 'Organization', name: partner },
      ...(people.length > 0 && { instructor: people.map(person) }),
      ...(facts.minutes !== null && {
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: isoDuration(facts.minutes),
        },
      }),
      ...offers(entry, url),
      ...opinions(entry, place),
    },
  ]
}

function event(entry: SellableDetail, url: string, place: Place): object[] {
  const { name, summary, event: facts, people, place: where } = entry
  const isOnline = facts?.mode === 1
  // A time and, for people who travel, a place: validators reject an event without.
  if (!facts?.startsAt || (!isOnline && !where)) return []
  return [
    {
      '@type': 'Event',
      name,
      ...(summary !== '' && { description: summary }),
      url,
      startDate: facts.startsAt,
      ...(facts.endsAt !== null && { endDate: facts.endsAt }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
      // The address of an online room is sent after registration; this page is where one registers.
      location:
        isOnline || !where
          ? { '@type': 'VirtualLocation', url }
          : {
              '@type': 'Place',
              name: where.name,
              ...(where.address !== '' && {
                address: { '@type': 'PostalAddress', streetAddress: where.address, addressCountry: 'ID' },
              }),
            },
      organizer: organization(place),
      ...(people.length > 0 && { performer: people.map(person) }),
      ...offers(entry, url),
      ...opinions(entry, place),
    },
  ]
}

const person = ({ name }: { name: string }) => ({ '@type': 'Person', name })

/** None where the price is asked for. */
function offers({ price, availability, availableUntil }: SellableDetail, url: string): object {
  if (price === null) return {}
  const isOver = availability === 'sold_out' || availability === 'ended'
  return {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'IDR',
      category: price === 0 ? 'Free' : 'Paid',
      availability: `https://schema.org/${isOver ? 'SoldOut' : 'InStock'}`,
      url,
      ...(availableUntil !== null && { priceValidUntil: availableUntil }),
    },
  }
}

/** Nothing while there is no review. */
function opinions({ rating }: SellableDetail, { reviews = [] }: Place): object {
  if (!rating) return {}
  const written = reviews.filter(({ text }) => text !== '')
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    ...(written.length > 0 && {
      review: written.map(({ author, stars, text, writtenAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: writtenAt,
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
        reviewBody: text,
      })),
    }),
  }
}

function trail({ name, kind }: SellableDetail, url: string, { origin }: Place): object {
  const list = listOf(kind)
  const items = [
    { name: 'Beranda', item: `${origin}/` },
    { name: list.label, item: origin + list.href },
    { name, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}

/** The list that an entry's page leads back to. */
export const listOf = (kind: SellableDetail['kind']) =>
  kind === 'event' ? { href: '/events', label: 'Acara' } : { href: '/daftar-kelas-terbaik', label: 'Kelas' }

function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes % 60 > 0 || hours === 0 ? `${minutes % 60}M` : ''}`
}
