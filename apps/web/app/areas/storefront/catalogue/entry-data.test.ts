import type { SellableDetail } from '@naikkelas/contract/commerce'
import { expect, test } from 'vitest'
import { entryData } from './entry-data.ts'

const place = { origin: 'https://naikkelas.test', siteName: 'Naikkelas' }
const entry = {
  kind: 'course',
  number: 7,
  name: 'Iklan & Stok',
  link: 'iklan-dan-stok',
  summary: 'Menghitung iklan.',
  price: 149_000,
  availability: 'available',
  availableUntil: null,
  rating: null,
  partner: null,
  people: [{ name: 'Rina Wulandari' }],
  course: { type: 1, minutes: 95 },
  event: null,
  place: null,
} as unknown as SellableDetail

const graphOf = (changed: Partial<SellableDetail> | Record<string, unknown> = {}) =>
  (entryData({ ...entry, ...changed } as SellableDetail, place) as { '@graph': Record<string, unknown>[] })['@graph']

test('a course lists its teacher, its length and its price, and a breadcrumb trail', () => {
  const [course, trail] = graphOf()
  expect(course).toMatchObject({
    '@type': 'Course',
    name: 'Iklan & Stok',
    url: 'https://naikkelas.test/kelas/iklan-dan-stok',
    provider: { name: 'Naikkelas' },
    instructor: [{ '@type': 'Person', name: 'Rina Wulandari' }],
    hasCourseInstance: { courseWorkload: 'PT1H35M' },
    offers: { price: 149_000, priceCurrency: 'IDR', category: 'Paid', availability: 'https://schema.org/InStock' },
  })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://naikkelas.test/' },
      { position: 2, name: 'Kelas' },
      { position: 3, item: 'https://naikkelas.test/kelas/iklan-dan-stok' },
    ],
  })
})

test('nothing is invented: without a price no offer, without a summary no course', () => {
  expect(graphOf({ price: null })[0]).not.toHaveProperty('offers')
  expect(graphOf({ summary: '' }).map((data) => data['@type'])).toEqual(['BreadcrumbList'])
  expect(graphOf({ course: { type: 1, minutes: null } })[0]).not.toHaveProperty('hasCourseInstance')
})

test('an event lists its time and its place, and without either there is no event', () => {
  const offline = { kind: 'event', course: null, event: { mode: 0, startsAt: '2026-12-01T02:00:00Z', endsAt: null } }
  const [event] = graphOf({
    ...offline,
    place: { name: 'Aula Jaya', address: '', mapUrl: null },
    availability: 'sold_out',
  })
  expect(event).toMatchObject({
    '@type': 'Event',
    url: 'https://naikkelas.test/event/iklan-dan-stok',
    startDate: '2026-12-01T02:00:00Z',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Aula Jaya' },
    offers: { availability: 'https://schema.org/SoldOut' },
  })
  expect(graphOf({ ...offline, place: null }).map((data) => data['@type'])).toEqual(['BreadcrumbList'])
  expect(graphOf({ ...offline, event: { mode: 1, startsAt: '2026-12-01T02:00:00Z', endsAt: null } })[0]).toMatchObject({
    location: { '@type': 'VirtualLocation' },
  })
})

test('stars and words of buyers are listed only where there are some', () => {
  expect(JSON.stringify(graphOf())).not.toMatch(/aggregateRating|"review"/)
  const review = {
    number: 3,
    stars: 4,
    text: 'Jelas.',
    author: 'Ayu P.',
    writtenAt: '2026-11-20T03:00:00.000Z',
    reply: null,
  }
  const rated = { ...entry, rating: { average: 4.5, count: 2 } } as SellableDetail
  const [course] = (
    entryData(rated, { ...place, reviews: [review, { ...review, text: '' }] }) as { '@graph': object[] }
  )['@graph']
  expect(course).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
    review: [
      {
        author: { name: 'Ayu P.' },
        datePublished: '2026-11-20T03:00:00.000Z',
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Jelas.',
      },
    ],
  })
})
