import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { backgroundFull, type BackgroundFullContent } from './background-full.section.ts'

const time: BackgroundFullContent = {
  ...backgroundFull.defaults,
  eyebrow: 'Yang sering terjadi',
  title: 'Waktu Anda terlalu berharga untuk salin-tempel',
  highlight: 'terlalu berharga',
  text: 'Lebih dari 2.400 peserta sudah menghemat rata-rata enam jam kerja setiap minggu.',
  cta: { ...noCta, label: 'Lihat materi' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  board: { content: time, settings: { tone: 'board' } },
  boardWithPicture: {
    content: { ...time, image: storyImage('papan-tulis', '') },
    settings: { tone: 'board', hasStep: true },
  },
  photo: {
    content: {
      ...time,
      layout: 'photo',
      eyebrow: '',
      title: 'Siap membaca angka usaha Anda?',
      highlight: '',
      text: 'Pendaftaran angkatan berikutnya ditutup hari Minggu pukul 20.00 WIB.',
      image: { ...storyImage('toko-senja', ''), focal: { x: 0.75, y: 0.8 } },
      cta: { ...noCta, label: 'Daftar kelas' },
    },
    settings: { tone: 'turmeric' },
  },
  quote: {
    content: {
      ...time,
      layout: 'quote',
      eyebrow: 'Cerita peserta',
      title: 'Laporan Senin yang makan tiga jam kini selesai sebelum kopi dingin.',
      highlight: 'sebelum kopi dingin',
      text: 'Wulan Anggraini, admin toko daring di Sleman',
      image: storyImage('potret-wulan-anggraini', 'Wulan Anggraini'),
      cta: noCta,
    },
    settings: { tone: 'brand' },
  },
  number: {
    content: {
      ...time,
      layout: 'number',
      eyebrow: '',
      value: '6 jam',
      title: 'dihemat setiap minggu, tanpa pegawai baru',
      highlight: '',
      cta: { ...noCta, label: 'Lihat caranya' },
    },
    settings: { tone: 'turmeric' },
  },
} satisfies Record<string, { content: BackgroundFullContent; settings?: Partial<SectionSettings> }>
