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

describe.each(['accordion_list', 'faq'] as const)('questions of %s', (type) => {
  const question = (words: string, answer: string) => ({
    id: 'tanya-0001',
    question: words,
    answer: richTextOf(answer),
    group: '',
    isOpen: false,
  })

  test('are told with their answers', () => {
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

  test('without an answer are not told', () => {
    expect(typesOf(nodesOf(type, { items: [question('Bisa dicicil?', ' ')] }))).toEqual(['WebPage'])
  })
})

describe('an event', () => {
  const hall = {
    title: 'Workshop iklan',
    startsAt: '2026-11-28T02:00:00Z',
    endsAt: '2026-11-28T05:30:00Z',
    place: 'Aula Kopi',
    address: 'Jalan Kaliurang KM 9, Sleman',
  }

  test('is told with its hours, its place and the price of the offer once its date is known', () => {
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

  test('without a date is not told', () => {
    expect(typesOf(nodesOf('event_details', { ...hall, startsAt: null, endsAt: null }))).toEqual(['WebPage'])
  })

  test('online takes place on the page, and an open end or a missing price is left out', () => {
    const event = nodesOf('event_details', { ...hall, isOnline: true, endsAt: null }).at(-1)
    expect(event).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://naikkelas.test/kelas-data' },
    })
    expect(event).not.toHaveProperty('endDate')
    expect(event).not.toHaveProperty('offers')
  })

  test('keeps a price to itself that the page does not show', () => {
    expect(nodesOf('event_details', { ...hall, hasPrice: false }, { price: 149_000 }).at(-1)).not.toHaveProperty(
      'offers',
    )
  })
})

describe('what a page sells', () => {
  const ebook = { name: 'Buku resep kopi', price: 49_000 }
  const sold = (offer: Partial<Offer>, isPriceShown = true) => nodesOf('headline', {}, offer, isPriceShown)

  test('is told as a product with the price that visitors read, and never with a rating', () => {
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

  test('is sold out when no seat is left, and a service when it is one', () => {
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
  ])('is not told with %s', (_, offer, isPriceShown) => expect(typesOf(sold(offer, isPriceShown))).toEqual(['WebPage']))

  test('is no product beside the course that it is, and an event without a place is none', () => {
    expect(typesOf(sold({ ...ebook, record: { kind: 'course', id: 'kelas' } }))).toEqual(['WebPage', 'Course'])
    const nowhere = { startsAt: '2026-11-28T02:00:00Z', endsAt: null, place: ' ', address: '', isOnline: false }
    expect(typesOf(nodesOf('event_details', nowhere))).toEqual(['WebPage'])
  })
})
