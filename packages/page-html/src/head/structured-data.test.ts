import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noOffer, type Offer, sections } from '@naikkelas/ui/sections/registry'
import { describe, expect, test } from 'vitest'
import { structuredData } from './structured-data.ts'

type Node = Record<string, unknown> & { '@type': string }
type SectionType = keyof typeof sections

function nodesOf(type: SectionType, content: Record<string, unknown>, offer: Partial<Offer> = {}): Node[] {
  const script = structuredData({
    title: 'Kelas data',
    description: 'Empat minggu praktik',
    canonical: 'https://naikkelas.test/kelas-data',
    siteName: 'Naikkelas',
    origin: 'https://naikkelas.test',
    imageUrl: null,
    offer: { ...noOffer, ...offer },
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
