import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AnySectionDefinition } from './define-section.ts'
import { followedKeys } from './followed-record.ts'
import { storyRecord } from './parts/story-records.ts'
import { noOffer } from './offer.ts'
import type { RecordDetails } from './record-details.ts'
import { sections } from './registry.gen.ts'
import { placeSections, SectionList } from './section-list.tsx'
import { defaultSettings } from './section-settings.ts'
import { views } from './views.gen.ts'

const following = (Object.values(sections) as unknown as AnySectionDefinition[]).filter(({ fromRecord }) => fromRecord)
const page = { views, offer: noOffer, media: () => null, href: () => '#', now: '2026-11-20T03:00:00Z' } as const
const sectionOf = (type: string, followsRecord?: boolean) => {
  const { version, defaults } = (sections as unknown as Record<string, AnySectionDefinition>)[type] ?? {}
  const settings = { ...defaultSettings, ...(followsRecord !== undefined && { followsRecord }) }
  return { id: 'bagian-001', type, version: version ?? 1, content: defaults ?? {}, settings }
}
const htmlOf = (type: string, record: RecordDetails | null, followsRecord?: boolean) =>
  renderToStaticMarkup(<SectionList {...page} items={[sectionOf(type, followsRecord)]} record={record} />)

const empty: RecordDetails = {
  level: null,
  chapters: [],
  people: [],
  event: null,
  beginsAt: null,
  saleEndsAt: null,
  reviews: [],
  rating: null,
}

test('these sections can follow the record of their page', () => {
  expect(following.map(({ type }) => type).toSorted()).toEqual([
    'coach',
    'countdown',
    'event_details',
    'lesson',
    'lesson_2',
    'lesson_material',
    'testimonial_1',
    'testimonial_2',
    'testimonial_3',
  ])
})

describe.each(following.map((definition) => ({ type: definition.type, definition })))(
  '$type',
  ({ type, definition }) => {
    test('gives values of its own fields alone, and says all that it can give', () => {
      const given = Object.keys(definition.fromRecord?.read(storyRecord) ?? {})
      expect(given.length).toBeGreaterThan(0)
      expect(definition.fromRecord?.keys).toEqual(expect.arrayContaining(given))
      expect(Object.keys(definition.fields)).toEqual(expect.arrayContaining([...(definition.fromRecord?.keys ?? [])]))
    })

    test('shows the record where it follows it, and what is written everywhere else', () => {
      const written = htmlOf(type, null)
      expect(htmlOf(type, storyRecord, true)).not.toBe(written)
      expect(htmlOf(type, storyRecord)).toBe(written)
      expect(htmlOf(type, storyRecord, false)).toBe(written)
      expect(htmlOf(type, null, true)).toBe(written)
      expect(htmlOf(type, empty, true)).toBe(written)
    })

    test('names the keys that come from the record now', () => {
      const settings = { followsRecord: true }
      expect(followedKeys(definition, { settings, record: storyRecord }).size).toBeGreaterThan(0)
      expect(followedKeys(definition, { settings, record: empty }).size).toBe(0)
      expect(followedKeys(definition, { settings: {}, record: storyRecord }).size).toBe(0)
      expect(followedKeys(definition, { settings, record: null }).size).toBe(0)
    })
  },
)

test('lessons keep titles and minutes, without minutes that are not known', () => {
  const html = htmlOf('lesson_material', storyRecord, true)
  expect(html).toContain('Memilih barang yang layak dijual')
  expect(html).toContain('14 menit')
  expect(html).not.toContain('0 menit<')
})

test('an event has its time, its place and the seats that are left', () => {
  const html = renderToStaticMarkup(
    <SectionList
      {...page}
      offer={{ ...noOffer, seats: 7 }}
      items={[sectionOf('event_details', true)]}
      record={storyRecord}
    />,
  )
  for (const words of ['Balai UMKM Wonokromo', '09.00', '>7<']) expect(html).toContain(words)
})

test('a countdown runs until it begins, else as long as it can be bought', () => {
  const until = (record: RecordDetails) => sections.countdown.fromRecord?.read(record).until
  const [beginsAt, saleEndsAt] = ['2026-12-01T02:00:00.000Z', '2026-11-30T16:59:00.000Z']
  expect(until({ ...empty, beginsAt, saleEndsAt })).toBe(beginsAt)
  expect(until({ ...empty, saleEndsAt })).toBe(saleEndsAt)
})

test('the mean is that of all who gave stars, and long words are cut between two', () => {
  const html = htmlOf('testimonial_2', storyRecord, true)
  expect(html).toContain('4,7')
  expect(html).toContain('128')
  const text = 'kata '.repeat(100)
  const items = sections.testimonial_2.fromRecord?.read({
    ...empty,
    reviews: [{ author: 'Ayu P.', stars: 5, text }],
  }).items
  expect(items?.[0]?.quote).toMatch(/kata …$/)
  expect(items?.[0]?.quote.length).toBeLessThanOrEqual(282)
})

test('a story is the newest review alone, and messages are what buyers wrote', () => {
  const reviews = [
    { author: 'Ayu P.', stars: 5, text: 'Stok saya akhirnya rapi.' },
    { author: 'Bima S.', stars: 2, text: 'Terlalu cepat. '.repeat(30) },
  ]
  const record = { ...empty, reviews }
  expect(sections.testimonial_1.fromRecord?.read(record)).toMatchObject({
    name: 'Ayu P.',
    quote: 'Stok saya akhirnya rapi.',
    video: { kind: 'none' },
  })
  const items = sections.testimonial_3.fromRecord?.read(record).items ?? []
  expect(items.map(({ name, messages }) => [name, messages.length])).toEqual([
    ['Ayu P.', 1],
    ['Bima S.', 1],
  ])
  expect(items[1]?.messages[0]?.text.length).toBeLessThanOrEqual(160)
})

test('stages are the chapters in their order, each with its lessons', () => {
  const lesson = (title: string) => ({ title, minutes: 0, kind: 'video' as const })
  const chapters = [
    { title: 'Persiapan', lessons: [lesson('Alat'), lesson('Bahan')] },
    { title: 'Kosong', lessons: [] },
    { title: 'Praktik', lessons: [lesson('Mencoba')] },
  ]
  const { items } = sections.lesson_2.fromRecord?.read({ ...empty, chapters }) ?? {}
  expect(items?.map(({ label, title, text }) => [label, title, text])).toEqual([
    ['Bab 1', 'Persiapan', 'Alat, Bahan'],
    ['Bab 2', 'Praktik', 'Mencoba'],
  ])
})

test('a section that does not follow the record has none in its context', () => {
  const [first] = placeSections({ ...page, items: [sectionOf('coach')], record: storyRecord })
  const [second] = placeSections({ ...page, items: [sectionOf('coach', true)], record: storyRecord })
  expect([first?.context.record, second?.context.record]).toEqual([undefined, storyRecord])
})
