import type * as z from 'zod/mini'
import { emptyRichText, type RichText, richTextOf } from '../rich-text/rich-text-value.ts'
import {
  courseLessons,
  courseLinks,
  courseQuestions,
  courseStories,
  courseBenefits,
  type CourseTargets,
  exampleTargets,
} from './course-page.sample-lists.ts'
import { noOffer, type Offer } from './offer.ts'
import { sections } from './registry.gen.ts'
import { defaultSettings, type SectionSettings } from './section-settings.ts'
import type { PageSection } from './section-list.tsx'
import { type Cta, type Image, type Link, noCta, noImage, type Video } from './values.ts'

type Type = keyof typeof sections
type ContentOf<Name extends Type> = z.infer<(typeof sections)[Name]['content']>

const materialId = 'kursus-s08'
const registerId = 'kursus-s14'

/** Alternative texts of the eight pictures by name; an empty one is decorative. */
export const coursePictures = {
  'peserta-dasbor': 'Peserta kelas menyusun dasbor penjualan',
  'perkenalan-kelas': 'Cuplikan video perkenalan kelas',
  'papan-tulis': '',
  'meja-kasir': 'Meja kasir toko kopi dengan laptop',
  'mentor-grafik': 'Mentor menjelaskan grafik kepada peserta',
  'ruang-belajar': 'Tampilan ruang belajar daring',
  'paket-kelas': 'Paket kelas dan berkas latihan',
  'toko-senja': '',
} as const

/** What the course page sells. */
export const courseOffer: Offer = {
  ...noOffer,
  name: 'Kuasai Data Usaha dalam Empat Minggu',
  price: 349_000,
  strikePrice: 899_000,
  cta: { label: 'Daftar sekarang', target: { kind: 'section', sectionId: registerId } },
}

/**
 * The demo course page as stored sections: every type of section once or more, every text as its author wrote it.
 *
 * @param mediaIds media ids (uuid) by picture name, `coursePictures` and `potret-<name>`; a missing picture is left out
 * @param targets where it leads, and the film it shows, on a site that has them. @default addresses of an example
 */
export function courseSections(
  mediaIds: Readonly<Record<string, string>>,
  targets: Partial<CourseTargets & { film: Video }> = {},
): PageSection[] {
  const { film, ...leads } = { film: exampleFilm, ...exampleTargets, ...targets }
  const picture = (name: keyof typeof coursePictures): Image =>
    mediaIds[name] === undefined
      ? noImage
      : { ...noImage, mediaId: mediaIds[name], alt: coursePictures[name], isDecorative: coursePictures[name] === '' }
  return [
    section(
      'kursus-s01',
      'headline',
      {
        layout: 'board',
        eyebrow: 'Kelas daring • 12 pelajaran',
        title: 'Kuasai Data Usaha dalam Empat Minggu',
        highlight: 'Empat Minggu',
        text: 'Kelas praktik untuk pemilik usaha kecil yang ingin laporan rapi, keputusan cepat, dan malam yang lebih tenang.',
        cta: { ...noCta, label: 'Daftar sekarang', note: '{harga}, sekali bayar' },
      },
      { tone: 'brand' },
    ),
    section(
      'kursus-s02',
      'title_media',
      {
        layout: 'wide',
        title: 'Dari catatan berantakan menjadi dasbor satu halaman',
        image: picture('peserta-dasbor'),
        caption: 'Contoh hasil proyek akhir peserta angkatan ketiga.',
      },
      { tone: 'paper', hasStep: true },
    ),
    section('kursus-s03', 'title_media', {
      layout: 'side',
      title: 'Tonton perkenalan kelas (2 menit)',
      image: picture('perkenalan-kelas'),
      video: film,
      playLabel: 'Putar video',
    }),
    section(
      'kursus-s04',
      'background_full',
      {
        layout: 'photo',
        title: 'Waktu Anda terlalu berharga untuk salin-tempel',
        highlight: 'terlalu berharga',
        text: 'Lebih dari 2.400 peserta sudah menghemat rata-rata enam jam kerja setiap minggu.',
        image: picture('papan-tulis'),
        cta: button('Lihat materi', { kind: 'section', sectionId: materialId }),
      },
      { tone: 'board' },
    ),
    section(
      'kursus-s05',
      'image_paragraph',
      {
        layout: 'left',
        title: 'Latihan dari toko sungguhan',
        body: richTextOf(
          'Kami memakai data penjualan toko kopi Bu Ratna selama satu tahun. Ada retur, ada diskon, ada nama barang yang salah ketik. Persis seperti data Anda.',
          'Setiap berkas disertai kunci jawaban dan catatan langkah.',
        ),
        image: picture('meja-kasir'),
      },
      { tone: 'paper' },
    ),
    section('kursus-s06', 'image_paragraph', {
      layout: 'right',
      title: 'Dibimbing mentor yang pernah di posisi Anda',
      body: richTextOf(
        'Mentor kami mengelola toko, gudang, dan tim kecil sebelum mengajar. Mereka tahu rasanya menutup buku pukul sebelas malam.',
        'Tanyakan apa saja di grup, jawaban datang pada hari kerja yang sama.',
      ),
      image: picture('mentor-grafik'),
    }),
    section(
      'kursus-s07',
      'paragraph',
      { layout: 'columns', title: 'Kenapa laporan selalu terlambat?', body: whyLate },
      { tone: 'paper' },
    ),
    section(materialId, 'lesson_material', {
      layout: 'chapters',
      title: 'Materi lengkap',
      intro: 'Dua belas pelajaran, total hampir lima jam, bisa diulang kapan saja.',
      image: picture('ruang-belajar'),
      chapters: [{ id: 'kursus-b01', title: '', level: '1', lessons: courseLessons }],
      hasTotals: false,
    }),
    section(
      'kursus-s09',
      'grid_card',
      { layout: 'feature', title: 'Yang Anda dapatkan', items: courseBenefits },
      { tone: 'paper' },
    ),
    section('kursus-s10', 'grid_card', { layout: 'quote', title: 'Cerita peserta', items: courseStories(mediaIds) }),
    section(
      'kursus-s11',
      'image_paragraph',
      {
        layout: 'left',
        title: 'Satu harga, akses selamanya',
        body: emptyRichText,
        priceText: 'Rp349.000',
        strikeText: 'Rp899.000',
        points: ['12 pelajaran video', '38 berkas latihan', 'Grup tanya jawab', 'Sertifikat', 'Garansi 14 hari'].map(
          (text, index) => ({
            id: `kursus-p0${index + 1}`,
            text,
          }),
        ),
        image: picture('paket-kelas'),
        cta: button('Daftar sekarang', { kind: 'section', sectionId: registerId }),
      },
      { tone: 'soft', hasStep: true },
    ),
    section('kursus-s12', 'accordion_list', {
      layout: 'columns',
      title: 'Pertanyaan yang sering diajukan',
      items: courseQuestions,
    }),
    section('kursus-s13', 'link_list', { layout: 'rows', title: 'Tautan lain', items: courseLinks(leads) }),
    section(
      registerId,
      'background_full',
      {
        layout: 'board',
        title: 'Siap membaca angka usaha Anda?',
        text: 'Pendaftaran angkatan berikutnya ditutup hari Minggu pukul 20.00 WIB.',
        image: picture('toko-senja'),
        cta: button('Daftar kelas', leads.register),
      },
      { tone: 'turmeric', hasStep: true },
    ),
  ]
}

// Beside their placeholders, which every section below replaces, the defaults are empty texts.
function section<Name extends Type>(
  id: string,
  type: Name,
  content: Partial<ContentOf<Name>>,
  settings: Partial<SectionSettings> = {},
): PageSection {
  const { version, defaults } = sections[type]
  return { id, type, version, content: { ...defaults, ...content }, settings: { ...defaultSettings, ...settings } }
}

function button(label: string, target: Link): Cta {
  return { ...noCta, label, target }
}

const exampleFilm: Video = { kind: 'link', target: { kind: 'url', href: 'https://video.example/kelas-data' } }

const whyLate: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Banyak usaha kecil punya ' },
        { type: 'text', text: 'data yang lengkap', marks: [{ type: 'bold' }] },
        {
          type: 'text',
          text: ' tetapi tidak sempat membacanya. Catatan penjualan ada di aplikasi kasir, stok ada di buku tulis, dan biaya iklan tersebar di tiga tempat. Akhirnya keputusan diambil dengan ',
        },
        { type: 'text', text: 'kira-kira', marks: [{ type: 'italic' }] },
        { type: 'text', text: '.' },
      ],
    },
    ...richTextOf(
      'Di kelas ini kita menyatukan semuanya dalam satu lembar kerja yang bisa dirawat siapa saja. Anda akan belajar:',
    ).content,
    {
      type: 'bulletList',
      content: [
        'mengambil data dari kasir dan marketplace,',
        'merapikan nama barang yang ditulis dengan banyak cara,',
        'menghitung laba bersih setelah potongan dan ongkos kirim,',
        'menyajikan hasilnya dalam satu halaman.',
      ].map((text) => ({ type: 'listItem', content: richTextOf(text).content })),
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Semua berkas contoh boleh Anda ubah dan pakai untuk usaha sendiri. Lihat ' },
        {
          type: 'text',
          text: 'daftar materi',
          marks: [{ type: 'link', attrs: { target: { kind: 'section', sectionId: materialId } } }],
        },
        { type: 'text', text: ' untuk rinciannya.' },
      ],
    },
  ],
}
