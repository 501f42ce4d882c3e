import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noCta, noImage } from '../values.ts'
import { profileHeader, type ProfileHeaderContent } from './profile-header.section.ts'

const mentor: ProfileHeaderContent = {
  ...profileHeader.defaults,
  title: 'Sinta Maharani',
  role: 'Mentor data untuk toko daring',
  bio: 'Laporan satu halaman yang dibaca setiap Senin pagi, tanpa rumus yang menakutkan.',
  image: storyImage('mentor-sinta', 'Sinta Maharani tersenyum'),
  facts: [
    { id: 'fakta-0001', value: 'Sleman, DIY', label: 'Domisili' },
    { id: 'fakta-0002', value: '2.140 peserta', label: 'sejak 2021' },
    { id: 'fakta-0003', value: 'Hari kerja', label: 'Balas pesan' },
  ],
}

const shop: ProfileHeaderContent = {
  ...mentor,
  layout: 'cover',
  title: 'Kopi Ratna',
  role: 'Biji kopi Temanggung, sangrai sendiri',
  bio: 'Pesan sebelum pukul 14.00, dikirim hari itu juga.',
  image: storyImage('potret-ketut-sari', 'Ratna di depan kedainya'),
  cover: storyImage('toko-senja', 'Kedai Kopi Ratna menjelang malam'),
  facts: [
    { id: 'fakta-0001', value: 'Setiap hari', label: '08.00 sampai 17.00' },
    { id: 'fakta-0002', value: 'Temanggung', label: 'Jalan Kaloran 12' },
  ],
  cta: { ...noCta, label: 'Pesan lewat WhatsApp' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  portrait: { content: mentor, settings: { tone: 'brand' } },
  portraitWithoutPicture: {
    content: { ...mentor, image: noImage, facts: [], title: 'Komunitas Pengusaha Perempuan Banyuwangi' },
    settings: { tone: 'paper' },
  },
  cover: { content: shop, settings: { tone: 'paper' } },
  coverWithoutPictures: { content: { ...shop, image: noImage, cover: noImage }, settings: { tone: 'turmeric' } },
  steps: { content: { ...mentor, layout: 'steps' }, settings: { tone: 'board' } },
  stepsOfOneFact: {
    content: { ...mentor, layout: 'steps', facts: mentor.facts.slice(0, 1), cta: { ...noCta, label: 'Ikut kelas' } },
  },
} satisfies Record<string, { content: ProfileHeaderContent; settings?: Partial<SectionSettings> }>
