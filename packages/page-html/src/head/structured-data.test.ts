import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noOffer, type Offer, sections } from '@naikkelas/ui/sections/registry'
import { describe, expect, test } from 'vitest'
import { structuredData } from './structured-data.ts'

type Node = Record<string, unknown> & { '@type': string }
type SectionType = keyof typeof sections

function nodesOf(
  type: SectionType,
  content: Record<string, unknown>,
  offer: Partial<Offer> = {},
  isPriceShown = false,
): Node[] {
  const script = structuredData({
    title: 'Kelas data',
    description: 'Empat minggu praktik',
    canonical: 'https://naikkelas.test/kelas-data',
    siteName: 'Naikkelas',
    origin: 'https://naikkelas.test',
    imageUrl: null,
    offer: { ...noOffer, ...offer },
    isPriceShown,
    sections: [{ id: 'bagian0001', type, content: { ...sections[type].defaults, ...content } }],
  })
  const data = JSON.parse(/>([^<]*)</.exec(script)?.[1] ?? '') as Node & { '@graph'?: Node[] }
  return data['@graph'] ?? [data]
}
const typesOf = (nodes: Node[]) => nodes.map((node) => node['@type'])

describe.each(['accordion_list', 'faq'] as const)('structured data of questions of %s', (type) => {
  const question = (words: string, answer: string) => ({
    id: 'tanya-0001',
    question: words,
    answer: richTextOf(answer),
    group: '',
    isOpen: false,
  })

  test('include their answers', () => {
    const nodes = nodesOf(type, { items: [question('Bisa dicicil?', 'Bisa, dua kali.')] })
    expect(nodes.at(-1)).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Bisa dicicil?',
          acceptedAnswer: { '@type': 'Answer', text: 'Bisa, dua kali.' },
        },
      ],
    })
  })

  test('exclude those without an answer', () => {
    expect(typesOf(nodesOf(type, { items: [question('Bisa dicicil?', ' ')] }))).toEqual(['WebPage'])
  })
})

describe('structured data of an event', () => {
  const hall = {
    title: 'Workshop iklan',
    startsAt: '2026-11-28T02:00:00Z',
    endsAt: '2026-11-28T05:30:00Z',
    place: 'Aula Kopi',
    address: 'Jalan Kaliurang KM 9, Sleman',
  }

  test('include times, place and offer price once the date is known', () => {
    expect(nodesOf('event_details', hall, { price: 149_000 }).at(-1)).toMatchObject({
      '@type': 'Event',
      name: 'Workshop iklan',
      startDate: '2026-11-28T02:00:00Z',
      endDate: '2026-11-28T05:30:00Z',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Aula Kopi',
        address: { '@type': 'PostalAddress', streetAddress: 'Jalan Kaliurang KM 9, Sleman' },
      },
      offers: { price: 149_000, priceCurrency: 'IDR' },
    })
  })

  test('are omitted without a date', () => {
    expect(typesOf(nodesOf('event_details', { ...hall, startsAt: null, endsAt: null }))).toEqual(['WebPage'])
  })

  test('name the page as the place of an online event, and omit an open end or a missing price', () => {
    const event = nodesOf('event_details', { ...hall, isOnline: true, endsAt: null }).at(-1)
    expect(event).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://naikkelas.test/kelas-data' },
    })
    expect(event).not.toHaveProperty('endDate')
    expect(event).not.toHaveProperty('offers')
  })

  test('omit a price that the page does not show', () => {
    expect(nodesOf('event_details', { ...hall, hasPrice: false }, { price: 149_000 }).at(-1)).not.toHaveProperty(
      'offers',
    )
  })
})

describe('structured data of what a page sells', () => {
  const ebook = { name: 'Buku resep kopi', price: 49_000 }
  const sold = (offer: Partial<Offer>, isPriceShown = true) => nodesOf('headline', {}, offer, isPriceShown)

  test('are a product with the visible price, and never a rating', () => {
    const nodes = sold({ ...ebook, deadline: '2026-12-01T10:00:00Z' })
    expect(nodes.at(-1)).toEqual({
      '@type': 'Product',
      name: 'Buku resep kopi',
      url: 'https://naikkelas.test/kelas-data',
      description: 'Empat minggu praktik',
      offers: {
        '@type': 'Offer',
        price: 49_000,
        priceCurrency: 'IDR',
        availability: 'https://schema.org/InStock',
        url: 'https://naikkelas.test/kelas-data',
        priceValidUntil: '2026-12-01T10:00:00Z',
        seller: { '@type': 'Organization', name: 'Naikkelas', url: 'https://naikkelas.test/' },
      },
    })
    expect(JSON.stringify(nodes)).not.toMatch(/rating|review/i)
  })

  test('are sold out without seats, and a service if it is one', () => {
    expect(sold({ ...ebook, seats: 0 }).at(-1)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    expect(sold({ ...ebook, record: { kind: 'service', id: 'jasa' } }).at(-1)).toMatchObject({
      '@type': 'Service',
      provider: { name: 'Naikkelas' },
    })
  })

  test.each([
    ['no price', {}, true],
    ['nothing to pay', { ...ebook, price: 0 }, true],
    ['a price that the page does not show', ebook, false],
  ])('are omitted with %s', (_, offer, isPriceShown) => expect(typesOf(sold(offer, isPriceShown))).toEqual(['WebPage']))

  test('are no product beside a course, and no event without a place', () => {
    expect(typesOf(sold({ ...ebook, record: { kind: 'course', id: 'kelas' } }))).toEqual(['WebPage', 'Course'])
    const nowhere = { startsAt: '2026-11-28T02:00:00Z', endsAt: null, place: ' ', address: '', isOnline: false }
    expect(typesOf(nodesOf('event_details', nowhere))).toEqual(['WebPage'])
  })
})
