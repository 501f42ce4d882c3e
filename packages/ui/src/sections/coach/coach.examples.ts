import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noImage } from '../values.ts'
import { coach, type CoachContent } from './coach.section.ts'

type Person = CoachContent['people'][number]

const sinta: Person = {
  id: 'mentor-101',
  name: 'Sinta Maharani',
  role: 'Mentor data untuk usaha kecil',
  bio: 'Saya mulai dari buku kas warung ibu saya di Klaten. Sepuluh tahun kemudian saya menyusun laporan untuk jaringan toko, dan tetap memakai cara yang sama: hitung yang penting, buang sisanya.\nDi kelas ini saya membagikan lembar kerja yang saya pakai sendiri.',
  image: storyImage('mentor-sinta', 'Sinta Maharani tersenyum'),
  numbers: [
    { id: 'angka-1001', value: '11 tahun', label: 'menyusun laporan toko' },
    { id: 'angka-1002', value: '64 kelas', label: 'sudah diajarkan' },
    { id: 'angka-1003', value: '2.400', label: 'peserta didampingi' },
  ],
  links: [
    { id: 'taut-10001', label: 'Instagram', target: { kind: 'url', href: 'https://instagram.com/contoh' } },
    { id: 'taut-10002', label: 'Podcast Angka Warung', target: { kind: 'url', href: '/podcast' } },
  ],
}

const arif: Person = {
  ...sinta,
  id: 'mentor-102',
  name: 'Arif Wicaksono',
  role: 'Mentor iklan',
  bio: 'Mengelola iklan toko daring sejak marketplace masih tiga. Paling senang memangkas anggaran.',
  image: storyImage('mentor-arif', 'Arif Wicaksono'),
  numbers: [{ id: 'angka-2001', value: '180', label: 'toko didampingi' }],
  links: [],
}
const wulan: Person = {
  ...arif,
  id: 'mentor-103',
  name: 'Kak Wulan',
  role: 'Pendamping grup dan tugas akhir',
  bio: 'Membaca setiap tugas peserta, lalu membalas dengan coretan, bukan dengan nilai.',
  image: storyImage('mitra-kak-wulan', 'Kak Wulan'),
  numbers: [],
  links: [
    {
      id: 'taut-30001',
      label: 'Tanya lewat WhatsApp',
      target: { kind: 'whatsapp', number: '+6281200001234', text: '' },
    },
  ],
}

const portrait: CoachContent = { ...coach.defaults, people: [sinta] }
const team: CoachContent = { ...portrait, layout: 'team', title: 'Yang mendampingi Anda', people: [sinta, arif, wulan] }

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  portrait: { content: portrait, settings: { tone: 'paper' } },
  portraitWithoutPicture: {
    content: { ...portrait, people: [{ ...sinta, image: noImage }] },
    settings: { tone: 'board' },
  },
  portraitWithoutNumbers: { content: { ...portrait, people: [{ ...sinta, numbers: [], links: [] }] } },
  letter: { content: { ...portrait, layout: 'letter', intro: 'Surat pendek sebelum Anda mendaftar.' } },
  letterOnBrand: { content: { ...portrait, layout: 'letter' }, settings: { tone: 'brand' } },
  team: { content: team },
  teamOfTwo: { content: { ...team, people: [arif, wulan] }, settings: { tone: 'soft' } },
  teamOfFive: {
    content: {
      ...team,
      people: [sinta, arif, wulan, { ...arif, id: 'mentor-104' }, { ...wulan, id: 'mentor-105', image: noImage }],
    },
    settings: { tone: 'turmeric' },
  },
} satisfies Record<string, { content: CoachContent; settings?: Partial<SectionSettings> }>
