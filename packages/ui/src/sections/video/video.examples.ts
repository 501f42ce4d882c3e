import { richTextOf } from '../../rich-text/rich-text-value.ts'
import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noImage } from '../values.ts'
import { video, type VideoContent } from './video.section.ts'

const lesson: VideoContent = {
  ...video.defaults,
  eyebrow: 'Kelas gratis',
  title: 'Membaca laporan dalam lima menit',
  text: 'Kak Sinta membuka laporan sungguhan sebuah toko sabun dan menunjukkan tiga angka yang ia lihat lebih dulu.',
  image: storyImage('perkenalan-kelas', 'Kak Sinta di depan papan angka'),
  video: { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' },
  seconds: 312,
  sizeMb: 24,
  chapters: [
    { id: 'bagian-001', seconds: 0, title: 'Angka pertama yang dilihat' },
    { id: 'bagian-002', seconds: 65, title: 'Mengapa omzet saja menipu' },
    { id: 'bagian-003', seconds: 148, title: 'Menghitung laba per produk' },
    { id: 'bagian-004', seconds: 240, title: 'Keputusan untuk minggu depan' },
  ],
  transcript: richTextOf(
    'Selamat pagi. Saya Sinta, dan di depan saya ada laporan bulan lalu dari sebuah toko sabun di Sleman. Kita lihat bersama.',
    'Yang pertama saya buka bukan omzet. Saya cari dulu berapa pesanan yang kembali, karena di sanalah laba menghilang.',
    'Sesudah itu baru saya bagi laba dengan jumlah produk yang benar-benar sampai. Angka itulah yang Anda bawa ke minggu depan.',
  ),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  stage: { content: lesson, settings: { tone: 'board' } },
  stageWithoutPoster: { content: { ...lesson, image: noImage, chapters: [], transcript: video.defaults.transcript } },
  chapters: { content: { ...lesson, layout: 'chapters' }, settings: { tone: 'paper' } },
  transcript: { content: { ...lesson, layout: 'transcript' }, settings: { tone: 'soft' } },
} satisfies Record<string, { content: VideoContent; settings?: Partial<SectionSettings> }>
