import { storyImage, type StoryPicture } from '../parts/story-media.ts'
import { noSaying } from '../parts/saying.schema.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noImage } from '../values.ts'
import { testimonial2, type Testimonial2Content } from './testimonial-2.section.ts'

type Voice = Testimonial2Content['items'][number]

const voices: [name: string, role: string, city: string, rating: number, result: string, quote: string][] = [
  [
    'Ketut Sari',
    'Pengelola vila',
    'Ubud',
    5,
    'Dibuka semua staf',
    'Satu halaman itu sekarang dibaca semua orang setiap pagi. Tidak ada lagi rapat yang isinya mencari angka.',
  ],
  [
    'Nadia Siregar',
    'Staf keuangan',
    'Medan',
    5,
    '',
    'Pelan, runtut, dan tidak menggurui. Saya berani bertanya lagi di kantor.',
  ],
  [
    'Yusuf Halim',
    'Mahasiswa',
    'Makassar',
    4,
    'Diterima magang',
    'Tugas akhirnya saya bawa ke wawancara. Pewawancara minta saya menjelaskan grafiknya, dan saya bisa.',
  ],
  [
    'Rini Maulida',
    'Guru SMK',
    'Banjarmasin',
    5,
    '',
    'Contohnya warung dan kos, bukan pabrik mobil. Murid saya langsung paham.',
  ],
  [
    'Bagus Prakoso',
    'Pemilik bengkel',
    'Malang',
    5,
    'Stok mati habis',
    'Ternyata sepertiga rak saya berisi barang yang tidak pernah laku.',
  ],
  [
    'Wulan Anggraini',
    'Admin toko daring',
    'Sleman',
    4,
    '',
    'Rumusnya saya tempel di dekat monitor. Dua minggu kemudian sudah tidak perlu dilihat.',
  ],
  [
    'Dimas Aryo',
    'Penjual sambal',
    'Bekasi',
    5,
    '',
    'Saya kira kelas data itu untuk orang kantoran. Ternyata buat dapur juga.',
  ],
  [
    'Sri Hartati',
    'Pemilik laundry',
    'Solo',
    4,
    'Tutup buku sehari',
    'Dulu tutup buku tiga hari, sekarang selesai sebelum magrib.',
  ],
  [
    'Made Arya',
    'Penjual kopi',
    'Singaraja',
    5,
    '',
    'Mentornya membalas pertanyaan saya jam delapan malam. Sabar sekali.',
  ],
]

const items = voices.map(([name, role, city, rating, result, quote], index): Voice => {
  const file = `potret-${name.toLowerCase().replaceAll(' ', '-')}` as StoryPicture
  return {
    ...noSaying,
    id: `suara-000${index + 1}`,
    name,
    role,
    city,
    rating,
    result,
    quote,
    image: index < 6 ? storyImage(file, '') : noImage,
  }
})

const wall: Testimonial2Content = {
  ...testimonial2.defaults,
  title: 'Kata mereka yang sudah ikut',
  intro: 'Ditulis peserta sendiri di grup angkatan, dengan izin untuk ditampilkan.',
  items,
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  wall: { content: wall },
  wallOfThree: { content: { ...wall, intro: '', items: items.slice(0, 3) }, settings: { tone: 'paper' } },
  wallWithoutRatings: {
    content: { ...wall, items: items.slice(1, 6).map((item) => ({ ...item, rating: 0, image: noImage })) },
    settings: { tone: 'board' },
  },
  wallOfOne: { content: { ...wall, items: items.slice(0, 1) }, settings: { tone: 'turmeric' } },
  slide: { content: { ...wall, layout: 'slide', items: items.slice(0, 6) }, settings: { tone: 'soft' } },
  slideWithoutPictures: { content: { ...wall, layout: 'slide', items: items.slice(6) } },
} satisfies Record<string, { content: Testimonial2Content; settings?: Partial<SectionSettings> }>
