import type { ListedRecord } from '../listed-record.ts'
import type { RecordDetails } from '../record-details.ts'
import { mediaIdOf } from './story-media.ts'

const record = {
  summary: 'Langkah demi langkah.',
  mediaId: null,
  number: 1,
  category: null,
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

/** What a record says of itself, for stories and tests. */
export const storyRecord: RecordDetails = {
  level: 'beginner',
  chapters: [
    {
      title: 'Menyiapkan toko',
      lessons: [
        { title: 'Memilih barang yang layak dijual', minutes: 14, kind: 'video' },
        { title: 'Daftar periksa sebelum buka', minutes: 0, kind: 'ebook' },
      ],
    },
    { title: 'Pesanan pertama', lessons: [{ title: 'Voucher toko', minutes: 9, kind: 'article' }] },
  ],
  people: [
    {
      name: 'Dewi Anggraini',
      title: 'Penjual rumahan sejak 2014',
      biography: 'Berjualan dari ruang tamu, dan kini mengajar dua ratus penjual baru setiap bulan.',
      mediaId: null,
    },
  ],
  event: {
    isOnline: false,
    startsAt: '2026-12-05T02:00:00.000Z',
    endsAt: '2026-12-05T05:00:00.000Z',
    place: { name: 'Balai UMKM Wonokromo', address: 'Jalan Raya Darmo 78, Surabaya', mapUrl: null },
  },
  beginsAt: '2026-12-05T02:00:00.000Z',
  saleEndsAt: null,
  reviews: [
    { author: 'Siti R.', stars: 5, text: 'Urutan kerjanya jelas, tinggal dikerjakan satu-satu.' },
    { author: 'Agus S.', stars: 4, text: 'Materinya padat. Bagian voucher agak cepat.' },
    { author: 'Nurul H.', stars: 5, text: 'Saya ulang kelas ini bareng adik.' },
  ],
  rating: { value: 4.7, count: 128 },
}
