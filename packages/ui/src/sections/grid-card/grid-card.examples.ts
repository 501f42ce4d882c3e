import { courseBenefits, courseStories } from '../course-page.sample-lists.ts'
import { mediaIdOf, storyImage, type StoryPicture } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noImage, noLink } from '../values.ts'
import { gridCard, type GridCardContent } from './grid-card.section.ts'

type Card = GridCardContent['items'][number]

const portraits = [
  'wulan-anggraini',
  'bagus-prakoso',
  'nadia-siregar',
  'yusuf-halim',
  'ketut-sari',
  'rini-maulida',
] as const
const results = ['3 jam jadi 20 menit', 'Tahu produk yang rugi', '', '', '', '']
const stories: Card[] = courseStories(
  Object.fromEntries(portraits.map((name) => [`potret-${name}`, mediaIdOf(`potret-${name}`)])),
).map((item, index) => ({
  ...item,
  badge: results[index] ?? '',
}))

const benefits: GridCardContent = {
  ...gridCard.defaults,
  layout: 'feature',
  title: 'Yang Anda dapatkan',
  items: courseBenefits,
}
const quotes: GridCardContent = { ...gridCard.defaults, layout: 'quote', title: 'Cerita peserta', items: stories }

const step = (index: number, title: string, text: string): Card => ({
  id: `langkah-0${index}`,
  icon: '',
  image: noImage,
  title,
  text,
  role: '',
  badge: '',
  target: noLink,
})
const steps: GridCardContent = {
  ...gridCard.defaults,
  layout: 'numbered',
  title: 'Cara kerjanya',
  items: [
    step(1, 'Kirim data penjualan', 'Cukup berkas dari aplikasi kasir atau marketplace Anda.'),
    step(2, 'Rapikan bersama mentor', 'Nama barang, retur, dan potongan disamakan dulu.'),
    step(3, 'Susun satu halaman', 'Laba, stok, dan iklan dalam satu dasbor.'),
    step(4, 'Baca setiap Senin', 'Lima belas menit, lalu putuskan langkah minggu ini.'),
  ],
}

const service = (index: number, picture: StoryPicture, title: string, text: string): Card => ({
  ...step(index, title, text),
  image: storyImage(picture, ''),
  target: { kind: 'url', href: '/jasa' },
  badge: index === 1 ? 'Paling dipilih' : '',
})
const services = [
  service(1, 'meja-kasir', 'Kelola toko daring', 'Foto, deskripsi, dan balas pesan setiap hari kerja.'),
  service(2, 'mentor-grafik', 'Baca laporan', 'Laporan bulanan dengan tiga keputusan yang perlu diambil.'),
  service(3, 'workshop-aula', 'Latih tim Anda', 'Setengah hari di tempat Anda, sampai dua belas orang.'),
]

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  feature: { content: benefits, settings: { tone: 'paper' } },
  featureOfFive: { content: { ...benefits, items: courseBenefits.slice(0, 5) } },
  even: { content: { ...benefits, layout: 'even', items: courseBenefits.slice(0, 4) } },
  evenWithPictures: {
    content: { ...benefits, layout: 'even', title: 'Layanan kami', items: services },
    settings: { tone: 'paper' },
  },
  numbered: { content: steps, settings: { tone: 'soft' } },
  numberedOfSix: { content: { ...benefits, layout: 'numbered' } },
  slide: {
    content: { ...benefits, layout: 'slide', title: 'Layanan kami', items: services },
    settings: { tone: 'paper' },
  },
  quote: { content: quotes },
  quoteOfThree: { content: { ...quotes, items: stories.slice(0, 3) }, settings: { tone: 'soft' } },
  quoteOfOne: { content: { ...quotes, title: '', items: stories.slice(0, 1) }, settings: { tone: 'board' } },
} satisfies Record<string, { content: GridCardContent; settings?: Partial<SectionSettings> }>
