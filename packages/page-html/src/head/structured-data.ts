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
  offer: Offer
  sections: readonly DrawnSection[]
}

/**
 * What the page tells search engines about itself, and only what a visitor can read on it too: the page; a course
 * when it sells one or lists its lessons; events whose date is known; questions when they are answered on it.
 */
export function structuredData(facts: Facts): string {
  const data = [webPage(facts), ...course(facts), ...events(facts), ...questions(facts)]
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
  // A course without a description is refused by search engines, and we do not invent one.
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

/** Lessons that a page lists are taken online; how long they take in all stands beside them. */
function courseInstance(minutes: readonly number[]): object {
  const total = minutes.reduce((sum, each) => sum + each, 0)
  const duration = `PT${total >= 60 ? `${Math.floor(total / 60)}H` : ''}${total % 60 > 0 ? `${total % 60}M` : ''}`
  return { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: duration }
}

function events({ title, canonical, siteName, origin, imageUrl, offer, sections }: Facts): object[] {
  return datedEvents(sections).map(({ title: name, intro, startsAt, endsAt, isOnline, place, address, hasPrice }) => ({
    '@type': 'Event',
    name: name.trim() || offer.name || title,
    ...(intro.trim() === '' ? {} : { description: intro.trim() }),
    startDate: startsAt,
    ...(endsAt === null ? {} : { endDate: endsAt }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    // Who may enter a room online learns its address after registering; the page is where one does.
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
      : { offers: { '@type': 'Offer', price: offer.price, priceCurrency: 'IDR', url: canonical } }),
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

/** JSON that cannot end the element it stands in. It is data: the policy of a page without scripts lets it be. */
function jsonForHtml(value: object): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
