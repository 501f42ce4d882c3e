import { storyImage, type StoryPicture } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noImage } from '../values.ts'
import { lesson2, type Lesson2Content } from './lesson-2.section.ts'

const stages = (lines: [label: string, title: string, text: string, result: string, picture?: StoryPicture][]) =>
  lines.map(([label, title, text, result, picture], index) => ({
    id: `pekan-${String(index).padStart(4, '0')}`,
    label,
    title,
    text,
    result,
    image: picture ? storyImage(picture, result) : noImage,
  }))

const weeks: Lesson2Content = {
  ...lesson2.defaults,
  title: 'Empat minggu, empat benda yang jadi',
  intro: 'Setiap Jumat ada yang selesai. Tidak ada minggu yang hanya mendengarkan.',
  items: stages([
    [
      'Minggu 1',
      'Foto produk dari meja makan',
      'Cahaya jendela, dua karton putih, dan ponsel. Kita memotret dua puluh barang yang paling laku.',
      'Dua puluh foto siap unggah',
      'meja-kasir',
    ],
    [
      'Minggu 2',
      'Judul dan harga yang dicari orang',
      'Membaca kata pencarian marketplace, lalu menulis ulang halaman barang satu per satu.',
      'Etalase yang ditulis ulang',
      'peserta-dasbor',
    ],
    [
      'Minggu 3',
      'Iklan pertama seharga makan siang',
      'Tiga puluh ribu sehari, satu barang, tujuh hari. Anda belajar membaca angka sebelum menambah biaya.',
      'Satu iklan yang balik modal',
      'mentor-grafik',
    ],
    [
      'Minggu 4',
      'Hari ramai tanpa panik',
      'Menyiapkan stok, kemasan, dan jawaban pesan untuk tanggal kembar.',
      'Daftar periksa tanggal kembar',
      'paket-kelas',
    ],
  ]),
}

const day: Lesson2Content = {
  ...lesson2.defaults,
  layout: 'rundown',
  title: 'Susunan acara',
  intro: 'Sabtu, di Aula Kopi Sleman. Datanglah lima belas menit lebih awal.',
  items: stages([
    ['09.00', 'Pintu dibuka', 'Kopi, kue pasar, dan berkenalan dengan meja Anda.', ''],
    ['09.30', 'Bedah tiga toko', 'Toko peserta dibuka di layar besar, dengan izin pemiliknya.', 'Tiga perbaikan nyata'],
    ['11.15', 'Praktik per meja', 'Satu mentor untuk enam orang.', 'Iklan yang siap tayang'],
    ['12.30', 'Makan siang dan tanya jawab', '', ''],
  ]),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  weeks: { content: weeks, settings: { tone: 'paper' } },
  weeksWithLongWords: {
    content: {
      ...weeks,
      title: 'Mempertanggungjawabkan pengeluaran',
      items: stages([
        ['Ketidakpastian', 'Mengidentifikasikan ketidaksesuaian', '', 'Pertanggungjawaban keuangan'],
        ['Pascapelatihan', 'Keberlangsungan', 'Pendampingan berkesinambungan.', ''],
      ]),
    },
    settings: { tone: 'turmeric' },
  },
  projects: { content: { ...weeks, layout: 'projects', title: 'Yang Anda kerjakan sampai jadi' } },
  projectsOfThree: {
    content: { ...weeks, layout: 'projects', items: weeks.items.slice(0, 3) },
    settings: { tone: 'soft' },
  },
  projectsWithoutPictures: {
    content: { ...weeks, layout: 'projects', items: weeks.items.slice(1).map((item) => ({ ...item, image: noImage })) },
    settings: { tone: 'board' },
  },
  rundown: { content: day },
  rundownOnBoard: { content: day, settings: { tone: 'board' } },
} satisfies Record<string, { content: Lesson2Content; settings?: Partial<SectionSettings> }>
