import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { type Plan, price, type PriceContent } from './price.section.ts'

const points = (id: string, ...texts: string[]) =>
  texts.map((text, index) => ({ id: `${id}${String(index).padStart(10 - id.length, '0')}`, text }))

const plan = (id: string, rest: Partial<Plan>): Plan => ({
  id,
  name: '',
  priceText: '',
  strikeText: '',
  per: '',
  points: [],
  isBest: false,
  cta: { ...noCta, label: 'Daftar sekarang' },
  ...rest,
})

const whole = plan('paket-0001', {
  name: 'Kuasai Data Usaha',
  per: 'sekali bayar',
  points: points(
    'utuh',
    '12 pelajaran video',
    '20 berkas latihan siap pakai',
    'Grup tanya jawab bersama mentor',
    'Sertifikat kelulusan',
    'Akses selamanya, termasuk pembaruan',
  ),
})

const course: PriceContent = {
  ...price.defaults,
  title: 'Satu harga, akses selamanya',
  intro: 'Tanpa biaya bulanan dan tanpa tambahan di tengah jalan.',
  plans: [whole],
  guarantee: 'Belum merasa terbantu dalam 14 hari? Uang Anda kembali utuh.',
  payments: 'QRIS, transfer bank, dan dompet digital.',
}

const three = [
  plan('paket-0002', {
    name: 'Mandiri',
    priceText: 'Rp349.000',
    strikeText: 'Rp899.000',
    per: 'sekali bayar',
    points: points('sendiri', '12 pelajaran video', '20 berkas latihan', 'Grup peserta'),
    cta: { ...noCta, label: 'Pilih Mandiri', style: 'secondary' },
  }),
  plan('paket-0003', {
    name: 'Didampingi',
    priceText: 'Rp749.000',
    strikeText: 'Rp1.299.000',
    per: 'sekali bayar',
    points: points(
      'dampingi',
      'Semua isi paket Mandiri',
      'Empat pertemuan daring kelompok',
      'Laporan Anda diperiksa mentor',
      'Sertifikat kelulusan',
    ),
    isBest: true,
    cta: { ...noCta, label: 'Pilih Didampingi' },
  }),
  plan('paket-0004', {
    name: 'Satu lawan satu',
    priceText: 'Rp2.450.000',
    per: 'per bulan',
    points: points(
      'pribadi',
      'Semua isi paket Didampingi',
      'Dua jam bimbingan pribadi setiap bulan',
      'Dasbor dibuatkan dari data Anda',
      'Tanya kapan saja lewat WhatsApp',
      'Tinjauan laporan bulanan',
    ),
    cta: { ...noCta, label: 'Tanya jadwal', style: 'secondary' },
  }),
]

const workshop: PriceContent = {
  ...course,
  layout: 'steps',
  eyebrow: 'Workshop Iklan Hemat',
  title: 'Makin awal mendaftar, makin hemat',
  intro: '',
  plans: [
    plan('paket-0005', {
      name: 'Satu kursi, sehari penuh',
      points: points(
        'kursi',
        'Ruang kelas untuk 24 orang',
        'Makan siang dan kopi',
        'Rekaman 30 hari',
        'Lembar anggaran iklan',
      ),
      cta: { ...noCta, label: 'Amankan kursi' },
    }),
  ],
  tiers: [
    { id: 'tahap-0001', label: '10 kursi pertama', priceText: 'Rp149.000', until: null, isSoldOut: true },
    { id: 'tahap-0002', label: 'Harga awal', priceText: 'Rp199.000', until: '2026-11-22T16:59:00Z', isSoldOut: false },
    {
      id: 'tahap-0003',
      label: 'Harga normal',
      priceText: 'Rp249.000',
      until: '2026-11-28T16:59:00Z',
      isSoldOut: false,
    },
    { id: 'tahap-0004', label: 'Di tempat acara', priceText: 'Rp299.000', until: null, isSoldOut: false },
  ],
  payments: '',
}

const free: PriceContent = {
  ...course,
  layout: 'free',
  title: 'Kelas ini gratis, sungguh',
  intro: 'Tidak ada kartu yang diminta, tidak ada tagihan yang menyusul.',
  plans: [
    plan('paket-0006', {
      name: 'Lima hari rumus harian',
      strikeText: 'Rp149.000',
      per: 'angkatan ini',
      points: points(
        'gratis',
        'Lima pelajaran lewat WhatsApp',
        'Lembar latihan setiap hari',
        'Grup tanya jawab',
        'Rekaman seminggu',
      ),
      cta: { ...noCta, label: 'Ikut gratis' },
    }),
  ],
  guarantee: '',
  payments: '',
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  receipt: { content: course, settings: { tone: 'soft' } },
  receiptsOfTwo: { content: { ...course, title: 'Belajar sendiri atau didampingi', plans: three.slice(0, 2) } },
  plans: {
    content: { ...course, layout: 'plans', title: 'Pilih cara belajar Anda', intro: '', plans: three },
    settings: { tone: 'paper' },
  },
  plansOfTwo: { content: { ...course, layout: 'plans', title: 'Pilih cara belajar Anda', plans: three.slice(0, 2) } },
  plansOfOne: { content: { ...course, layout: 'plans' }, settings: { tone: 'board' } },
  steps: { content: workshop, settings: { tone: 'paper' } },
  stepsOfTwo: { content: { ...workshop, tiers: workshop.tiers.slice(1, 3) }, settings: { tone: 'board' } },
  free: { content: free },
} satisfies Record<string, { content: PriceContent; settings?: Partial<SectionSettings> }>
