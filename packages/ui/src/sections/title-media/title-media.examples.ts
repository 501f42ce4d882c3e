import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { titleMedia, type TitleMediaContent } from './title-media.section.ts'

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  wide: {
    content: {
      ...titleMedia.defaults,
      title: 'Dari catatan berantakan menjadi dasbor satu halaman',
      text: 'Empat minggu, satu lembar kerja, dan angka yang akhirnya cocok dengan isi laci kasir.',
      image: storyImage('peserta-dasbor', 'Peserta kelas menyusun dasbor penjualan'),
      caption: 'Contoh hasil proyek akhir peserta angkatan ketiga.',
    },
    settings: { tone: 'paper' },
  },
  side: {
    content: {
      ...titleMedia.defaults,
      layout: 'side',
      title: 'Tonton perkenalan kelas',
      text: 'Dua menit: siapa mentornya, apa yang dipelajari, dan hasil akhirnya.',
      image: storyImage('perkenalan-kelas', 'Cuplikan video perkenalan kelas'),
      video: { kind: 'link', target: { kind: 'url', href: 'https://video.example/kelas-data' } },
      seconds: 120,
      sizeMb: 9,
    },
  },
  phone: {
    content: {
      ...titleMedia.defaults,
      layout: 'phone',
      eyebrow: 'Belajar dari ponsel',
      title: 'Tonton di sela-sela melayani pembeli',
      text: 'Setiap pelajaran di bawah tiga puluh menit dan bisa diunduh saat ada Wi-Fi.',
      image: storyImage('mentor-sinta', 'Mentor Sinta menyapa peserta'),
      video: { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' },
      seconds: 45,
      caption: 'Cuplikan pelajaran ketiga.',
    },
    settings: { tone: 'soft' },
  },
  pair: {
    content: {
      ...titleMedia.defaults,
      layout: 'pair',
      title: 'Laporan yang sama, dua minggu kemudian',
      text: 'Data dari toko kopi Bu Ratna, dipakai dengan izin.',
      image: storyImage('meja-kasir', 'Meja kasir dengan buku catatan'),
      secondImage: storyImage('mentor-grafik', 'Grafik penjualan per produk'),
      caption: 'Kiri: buku tulis. Kanan: satu halaman yang dibaca setiap pagi.',
    },
  },
} satisfies Record<string, { content: TitleMediaContent; settings?: Partial<SectionSettings> }>
