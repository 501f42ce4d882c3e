import type { ListedRecord } from '../listed-record.ts'
import { mediaIdOf } from './story-media.ts'

const record = {
  summary: 'Langkah demi langkah.',
  mediaId: null,
  strikePrice: null,
  seatsLeft: null,
  isSoldOut: false,
  rating: null,
  course: null,
  event: null,
} as const

/** Records of the demo catalogue, for stories and tests. */
export const storyRecords: readonly ListedRecord[] = [
  {
    ...record,
    id: '00000000-0000-4000-8000-000000000201',
    kind: 'course',
    name: 'Kuasai Data Usaha',
    href: '/kelas/kuasai-data-usaha',
    mediaId: mediaIdOf('peserta-dasbor'),
    price: 349_000,
    strikePrice: 899_000,
    course: {
      type: 'premium',
      level: 'beginner',
      minutes: 390,
      lessons: 24,
      opensOn: null,
      instructor: 'Sinta Maharani',
    },
  },
  {
    ...record,
    id: '00000000-0000-4000-8000-000000000202',
    kind: 'event',
    name: 'Kopi Darat Penjual Bandung',
    href: '/event/kopi-darat-bandung',
    price: 75_000,
    seatsLeft: 7,
    event: { startsAt: '2026-12-05T03:00:00Z', endsAt: '2026-12-05T06:00:00Z', place: 'Gedung Sate, Bandung' },
  },
  {
    ...record,
    id: '00000000-0000-4000-8000-000000000203',
    kind: 'service',
    name: 'Foto Produk yang Rapi dan Siap Unggah',
    href: '/jasa-kami',
    summary: '20 foto untuk lima produk, siap unggah dalam tiga hari.',
    price: 500_000,
  },
  {
    ...record,
    id: '00000000-0000-4000-8000-000000000204',
    kind: 'tool',
    name: 'Robotok',
    href: '/tools-kami',
    summary: 'Membalas komentar siaran langsung sendiri.',
    price: 0,
  },
]
