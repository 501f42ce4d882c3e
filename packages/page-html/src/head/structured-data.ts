import type { Offer } from '@naikkelas/ui/sections/registry'
import type { DrawnSection } from '../drawn-sections.ts'
import { frequentQuestions, hasSyllabus } from './section-facts.ts'

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
 * when it sells one or lists its lessons; questions when they are answered on it.
 */
export function structuredData(facts: Facts): string {
  const data = [webPage(facts), ...course(facts), ...questions(facts)]
  const whole = { '@context': 'https://schema.org', ...(data.length === 1 ? data[0] : { '@graph': data }) }
  return `<script type="application/ld+json">${jsonForHtml(whole)}</script>`
}

function webPage(facts: Facts): object {
  const { title, description, canonical, siteName, origin, imageUrl } = facts
  return {
    '@type': 'WebPage',
    '@id': canonical,
    url: canonical,
    name: title,
    inLanguage: 'id',
    ...(description === '' ? {} : { description }),
    ...(imageUrl === null ? {} : { primaryImageOfPage: { '@type': 'ImageObject', url: imageUrl } }),
    isPartOf: { '@type': 'WebSite', name: siteName, url: `${origin}/` },
  }
}

function course({ title, description, canonical, siteName, origin, offer, sections }: Facts): object[] {
  if (offer.record?.kind !== 'course' && !hasSyllabus(sections)) return []
  // A course without a description is refused by search engines, and we do not invent one.
  if (description === '') return []
  return [
    {
      '@type': 'Course',
      name: offer.name || title,
      description,
      url: canonical,
      inLanguage: 'id',
      provider: { '@type': 'Organization', name: siteName, url: `${origin}/` },
      ...(offer.coach === '' ? {} : { instructor: { '@type': 'Person', name: offer.coach } }),
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
