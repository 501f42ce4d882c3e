import type { Offer } from '@naikkelas/ui/sections/registry'
import type { DrawnSection } from '../drawn-sections.ts'
import { datedEvents, frequentQuestions, lessonMinutes } from './section-facts.ts'

export interface Facts {
  title: string
  description: string
  canonical: string
  siteName: string
  origin: string
  imageUrl: string | null
  /** At the time of drawing: an expired deadline is none. */
  offer: Offer
  /** Whether the page shows the offer's price. */
  isPriceShown: boolean
  sections: readonly DrawnSection[]
}

/**
 * Structured data for search engines, limited to what visitors can read as well: the page; a course if it sells one or
 * lists its lessons; events with a date; else the product or service with a price; questions with answers. No ratings:
 * there are none on our pages.
 */
export function structuredData(facts: Facts): string {
  const taught = [...course(facts), ...events(facts)]
  const data = [webPage(facts), ...taught, ...(taught.length === 0 ? product(facts) : []), ...questions(facts)]
  const whole = { '@context': 'https://schema.org', ...(data.length === 1 ? data[0] : { '@graph': data }) }
  return `<script type="application/ld+json">${jsonForHtml(whole)}</script>`
}

function webPage(facts: Facts): object {
  const { title, description, canonical, imageUrl } = facts
  return {
    '@type': 'WebPage',
    url: canonical,
    name: title,
    inLanguage: 'id',
    ...(description === '' ? {} : { description }),
    ...(imageUrl === null ? {} : { primaryImageOfPage: { '@type': 'ImageObject', url: imageUrl } }),
  }
}

function course({ title, description, canonical, siteName, origin, offer, sections }: Facts): object[] {
  const minutes = lessonMinutes(sections)
  if (offer.record?.kind !== 'course' && minutes.length === 0) return []
  // Search engines reject a course without a description, and we do not invent one.
  if (description === '') return []
  return [
    {
      '@type': 'Course',
      name: offer.name || title,
      description,
      url: canonical,
      provider: { '@type': 'Organization', name: siteName, url: `${origin}/` },
      ...(offer.coach === '' ? {} : { instructor: { '@type': 'Person', name: offer.coach } }),
      ...(minutes.length === 0 ? {} : { hasCourseInstance: courseInstance(minutes) }),
      ...(offer.price === null
        ? {}
        : {
            offers: {
              '@type': 'Offer',
              price: offer.price,
              priceCurrency: 'IDR',
              category: offer.price === 0 ? 'Free' : 'Paid',
              url: canonical,
            },
          }),
    },
  ]
}

/** Lessons listed on a page are online; their total duration is shown beside them. */
function courseInstance(minutes: readonly number[]): object {
  const total = minutes.reduce((sum, each) => sum + each, 0)
  const duration = `PT${total >= 60 ? `${Math.floor(total / 60)}H` : ''}${total % 60 > 0 ? `${total % 60}M` : ''}`
  return { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: duration }
}

/** What is sold at a visible price: a page without one has no machine-readable offer. */
function product({ title, description, canonical, siteName, origin, imageUrl, offer, isPriceShown }: Facts): object[] {
  if (offer.price === null || offer.price === 0 || !isPriceShown) return []
  const isService = offer.record?.kind === 'service'
  const seller = { '@type': 'Organization', name: siteName, url: `${origin}/` }
  return [
    {
      '@type': isService ? 'Service' : 'Product',
      name: offer.name || title,
      url: canonical,
      ...(description === '' ? {} : { description }),
      ...(imageUrl === null ? {} : { image: [imageUrl] }),
      ...(isService ? { provider: seller } : {}),
      offers: {
        '@type': 'Offer',
        price: offer.price,
        priceCurrency: 'IDR',
        availability: availability(offer),
        url: canonical,
        ...(offer.deadline === null ? {} : { priceValidUntil: offer.deadline }),
        seller,
      },
    },
  ]
}

/** Sold out when seats are counted and none is left. */
const availability = ({ seats }: Offer) => `https://schema.org/${seats === 0 ? 'SoldOut' : 'InStock'}`

function events({ title, canonical, siteName, origin, imageUrl, offer, sections }: Facts): object[] {
  // A place without a name or address is rejected by validators.
  const placed = datedEvents(sections).filter(
    ({ isOnline, place, address }) => isOnline || (place + address).trim() !== '',
  )
  return placed.map(({ title: name, intro, startsAt, endsAt, isOnline, place, address, hasPrice }) => ({
    '@type': 'Event',
    name: name.trim() || offer.name || title,
    ...(intro.trim() === '' ? {} : { description: intro.trim() }),
    startDate: startsAt,
    ...(endsAt === null ? {} : { endDate: endsAt }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    // The URL of an online room is sent after registration; the page is where one registers.
    location: isOnline
      ? { '@type': 'VirtualLocation', url: canonical }
      : {
          '@type': 'Place',
          name: place.trim() || address.trim(),
          ...(address.trim() === '' ? {} : { address: { '@type': 'PostalAddress', streetAddress: address.trim() } }),
        },
    organizer: { '@type': 'Organization', name: siteName, url: `${origin}/` },
    ...(imageUrl === null ? {} : { image: [imageUrl] }),
    ...(offer.price === null || !hasPrice
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: offer.price,
            priceCurrency: 'IDR',
            availability: availability(offer),
            url: canonical,
          },
        }),
  }))
}

function questions({ sections }: Facts): object[] {
  const list = frequentQuestions(sections)
  if (list.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: list.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

/** JSON that cannot close its element. It is data: the policy of a page without scripts allows it. */
function jsonForHtml(value: object): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
