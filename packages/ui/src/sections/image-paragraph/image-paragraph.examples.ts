import { richTextOf } from '../../rich-text/rich-text-value.ts'
import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noCta, noImage } from '../values.ts'
import { imageParagraph, type ImageParagraphContent } from './image-paragraph.section.ts'

const practice: ImageParagraphContent = {
  ...imageParagraph.defaults,
  title: 'Latihan dari toko sungguhan',
  body: richTextOf(
    'Kami memakai data penjualan toko kopi Bu Ratna selama satu tahun. Ada retur, ada diskon, ada nama barang yang salah ketik. Persis seperti data Anda.',
    'Setiap berkas disertai kunci jawaban dan catatan langkah.',
  ),
  image: storyImage('meja-kasir', 'Meja kasir toko kopi dengan laptop'),
}

const price: ImageParagraphContent = {
  ...practice,
  title: 'Satu harga, akses selamanya',
  body: richTextOf(
    'Semua yang ada di halaman ini, tanpa biaya bulanan. Bayar dengan QRIS, transfer bank, atau dompet digital.',
  ),
  points: ['12 pelajaran video', '38 berkas latihan', 'Grup tanya jawab', 'Sertifikat', 'Garansi 14 hari'].map(
    (text, index) => ({
      id: `point0000${index}`,
      text,
    }),
  ),
  priceText: 'Rp349.000',
  strikeText: 'Rp899.000',
  cta: { ...noCta, label: 'Daftar sekarang' },
  image: storyImage('paket-kelas', 'Paket kelas dan berkas latihan'),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  left: { content: practice },
  right: {
    content: {
      ...practice,
      layout: 'right',
      title: 'Dibimbing mentor yang pernah di posisi Anda',
      body: richTextOf(
        'Mentor kami mengelola toko, gudang, dan tim kecil sebelum mengajar. Mereka tahu rasanya menutup buku pukul sebelas malam.',
        'Tanyakan apa saja di grup, jawaban datang pada hari kerja yang sama.',
      ),
      image: storyImage('mentor-grafik', 'Mentor menjelaskan grafik kepada peserta'),
    },
    settings: { tone: 'paper' },
  },
  auto: {
    content: {
      ...practice,
      layout: 'auto',
      eyebrow: 'Minggu pertama',
      points: [
        { id: 'point00001', text: 'Berkas latihan dari satu tahun penjualan' },
        { id: 'point00002', text: 'Kunci jawaban untuk setiap langkah' },
        { id: 'point00003', text: 'Boleh dipakai untuk usaha sendiri' },
      ],
      cta: { ...noCta, style: 'secondary', label: 'Lihat contoh berkas' },
    },
  },
  overlap: {
    content: {
      ...practice,
      layout: 'overlap',
      cta: { ...noCta, label: 'Lihat materi' },
      image: storyImage('ruang-belajar', 'Tampilan ruang belajar daring'),
    },
    settings: { tone: 'soft' },
  },
  leftWithPrice: { content: price, settings: { tone: 'soft' } },
  rightWithPrice: { content: { ...price, layout: 'right', image: noImage }, settings: { tone: 'paper' } },
  autoWithPrice: { content: { ...price, layout: 'auto' }, settings: { tone: 'board' } },
  overlapWithPrice: { content: { ...price, layout: 'overlap' } },
} satisfies Record<string, { content: ImageParagraphContent; settings?: Partial<SectionSettings> }>
