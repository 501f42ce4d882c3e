import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noImage } from '../values.ts'
import { testimonial1, type Testimonial1Content } from './testimonial-1.section.ts'

const wulan: Testimonial1Content = {
  ...testimonial1.defaults,
  eyebrow: 'Angkatan keenam',
  title: 'Senin pagi tidak lagi lembur',
  quote:
    'Dulu saya menyalin angka dari tiga aplikasi sampai mata perih. Sekarang laporan selesai sebelum kopi saya dingin, dan bos berhenti bertanya dua kali.',
  result: '3 jam jadi 20 menit',
  name: 'Wulan Anggraini',
  role: 'Admin toko daring',
  city: 'Sleman',
  image: storyImage('potret-wulan-anggraini', ''),
  source: { kind: 'url', href: 'https://contoh.id/ulasan/wulan' },
}

const film: Testimonial1Content = {
  ...wulan,
  layout: 'film',
  title: 'Bagus menceritakan bengkelnya',
  eyebrow: '',
  quote: 'Baru kali ini saya tahu barang mana yang sebenarnya rugi. Harga jual langsung saya perbaiki.',
  result: 'Untung naik dua kali',
  name: 'Bagus Prakoso',
  role: 'Pemilik bengkel',
  city: 'Malang',
  image: storyImage('meja-kasir', 'Bagus di balik meja kasir bengkelnya'),
  video: { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' },
  playLabel: 'Putar cerita Bagus',
  seconds: 134,
  sizeMb: 9,
  source: { kind: 'url', href: '' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  story: { content: wulan },
  storyWithoutPicture: { content: { ...wulan, image: noImage, result: '' }, settings: { tone: 'soft' } },
  storyOfLongWords: {
    content: {
      ...wulan,
      title: 'Mempertanggungjawabkan pengeluaran',
      result: 'Pertanggungjawaban beres',
      name: 'Ketut Sari Dewi Kusumawardhani',
      role: 'Koordinator penyelenggaraan kemitraan',
      city: 'Tanjungpandan',
      image: storyImage('potret-ketut-sari', ''),
    },
    settings: { tone: 'brand' },
  },
  film: { content: film, settings: { tone: 'paper' } },
  filmWithoutVideo: { content: { ...film, video: { kind: 'none' }, result: '' }, settings: { tone: 'board' } },
  filmWithoutPicture: {
    content: { ...film, video: { kind: 'none' }, image: noImage },
    settings: { tone: 'turmeric' },
  },
} satisfies Record<string, { content: Testimonial1Content; settings?: Partial<SectionSettings> }>
