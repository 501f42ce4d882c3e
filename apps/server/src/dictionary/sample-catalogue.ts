import type { SellableCard, SellableDetail } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'

export const samplePicture: NonNullable<SellableCard['cover']> = {
  id: '00000000-0000-7000-8000-000000000000',
  sha8: '00000000',
  width: 1600,
  height: 900,
  color: '#808080',
  widths: [480, 720, 960, 1200, 1600],
  alt: 'Contoh',
}

/** A course with everything that a card may show. */
const course: SellableCard = {
  number: 1,
  kind: 'course',
  name: 'Kelas contoh',
  link: 'contoh',
  summary: 'Ringkasan.',
  price: rupiah(199_000),
  strikePrice: rupiah(299_000),
  availability: 'available',
  seatsLeft: null,
  availableFrom: null,
  availableUntil: null,
  category: { number: 1, name: 'Kategori' },
  partner: 'Mitra',
  cover: samplePicture,
  landingPageId: null,
  salesCount: 100,
  rating: { average: 4.5, count: 10 },
  instructors: ['Pengajar'],
  course: { type: 1, level: 'beginner', minutes: 90, lessonCount: 10, opensAt: null },
  event: null,
}

const event: SellableCard = {
  ...course,
  kind: 'event',
  name: 'Acara contoh',
  strikePrice: null,
  partner: null,
  seatsLeft: 5,
  course: null,
  event: {
    mode: 0,
    paid: 1,
    startsAt: '2026-01-05T12:00:00.000Z',
    endsAt: '2026-01-05T14:00:00.000Z',
    nextAt: '2026-01-05T12:00:00.000Z',
    isOver: false,
    place: 'Jakarta',
  },
}

/** Cards of every kind that differ in what they show. */
export const sampleCards: SellableCard[] = [
  course,
  { ...course, number: 2, strikePrice: null, partner: null, rating: null },
  {
    ...course,
    number: 3,
    price: rupiah(0),
    cover: null,
    course: { type: 3, level: 'advanced', minutes: null, lessonCount: 4, opensAt: null },
  },
  event,
  {
    ...event,
    number: 5,
    availability: 'sold_out',
    event: event.event && { ...event.event, mode: 1, paid: 0, place: null },
  },
  { ...course, number: 6, kind: 'service', price: null, course: null },
  { ...course, number: 7, kind: 'tool', course: null },
]

const detail = {
  id: '00000000-0000-7000-8000-000000000001',
  description: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Judul' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Isi.' }] },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi.' }] }] }],
      },
    ],
  },
  people: [{ number: 1, name: 'Pengajar', title: 'Jabatan', biography: 'Riwayat.', portraitId: null }],
  bundled: [],
  place: null,
  service: null,
  tool: null,
  addOn: null,
}

export const sampleDetails = {
  course: {
    ...course,
    ...detail,
    partner: null,
    chapters: [
      {
        title: 'Bab',
        lessons: [0, 1, 2].map((kind) => ({ title: 'Pelajaran', kind, minutes: 5 })),
      },
      { title: 'Bab', lessons: [{ title: 'Pelajaran', kind: 1, minutes: 5 }] },
    ],
    sessions: [],
  },
  event: {
    ...event,
    ...detail,
    chapters: [],
    sessions: [{ title: 'Sesi', startsAt: '2026-01-05T12:00:00.000Z', endsAt: '2026-01-05T14:00:00.000Z' }],
    place: { name: 'Tempat', address: 'Alamat', mapUrl: 'https://maps.google.com/?q=contoh' },
  },
} as Readonly<Record<string, SellableDetail>>
