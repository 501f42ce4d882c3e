import type * as z from 'zod/mini'
import { richTextOf } from '../rich-text/rich-text-value.ts'
import type { sections } from './registry.gen.ts'
import { type Link, noImage, noLink } from './values.ts'

type Registry = typeof sections
type Lesson = z.infer<Registry['lesson_material']['content']>['chapters'][number]['lessons'][number]
type Card = z.infer<Registry['grid_card']['content']>['items'][number]
type Question = z.infer<Registry['accordion_list']['content']>['items'][number]
type ListedLink = z.infer<Registry['link_list']['content']>['items'][number]

const id = (letter: string, index: number) => `kursus-${letter}${String(index + 1).padStart(2, '0')}`
const noCard = { icon: '', image: noImage, title: '', text: '', role: '', badge: '', target: noLink }

const lessons: [title: string, minutes: number][] = [
  ['Membaca data tanpa takut angka', 14],
  ['Menyiapkan lembar kerja yang rapi', 18],
  ['Rumus yang dipakai setiap hari', 22],
  ['Membersihkan data pelanggan', 26],
  ['Tabel pivot untuk laporan mingguan', 24],
  ['Grafik yang mudah dimengerti', 19],
  ['Dasbor penjualan satu halaman', 31],
  ['Menghitung laba per produk', 21],
  ['Meramal stok bulan depan', 27],
  ['Otomatisasi laporan berulang', 29],
  ['Presentasi hasil dalam lima menit', 16],
  ['Proyek akhir: toko kopi Bu Ratna', 45],
]

/** The first two may be tried before buying. */
export const courseLessons: Lesson[] = lessons.map(([title, minutes], index) => ({
  id: id('l', index),
  title,
  minutes,
  kind: 'video',
  isFree: index < 2,
  target: noLink,
}))

const benefits: [icon: string, title: string, text: string][] = [
  [
    'grafik',
    'Belajar sambil praktik',
    'Setiap pelajaran memakai berkas latihan dari toko sungguhan, jadi Anda langsung mencoba, bukan hanya menonton.',
  ],
  [
    'obrolan',
    'Bahasa sehari-hari',
    'Istilah teknis dijelaskan dengan contoh warung, kos, dan toko daring yang dekat dengan keseharian.',
  ],
  [
    'selamanya',
    'Akses selamanya',
    'Bayar satu kali. Semua pembaruan materi dan berkas latihan baru bisa Anda unduh kapan saja.',
  ],
  [
    'kelompok',
    'Grup tanya jawab',
    'Mentor membalas pertanyaan di grup setiap hari kerja pukul 09.00 sampai 17.00 WIB.',
  ],
  [
    'sertifikat',
    'Sertifikat kelulusan',
    'Selesaikan proyek akhir dan dapatkan sertifikat yang bisa dilampirkan di lamaran kerja.',
  ],
  ['perisai', 'Garansi 14 hari', 'Tidak cocok? Kirim satu e-mail, uang kembali utuh tanpa pertanyaan berbelit.'],
]

export const courseBenefits: Card[] = benefits.map(([icon, title, text], index) => ({
  ...noCard,
  id: id('m', index),
  icon,
  title,
  text,
}))

const stories: [name: string, role: string, quote: string][] = [
  [
    'Wulan Anggraini',
    'Admin toko daring, Sleman',
    'Laporan Senin pagi yang dulu makan tiga jam sekarang selesai sebelum kopi saya dingin.',
  ],
  [
    'Bagus Prakoso',
    'Pemilik bengkel, Malang',
    'Baru kali ini saya tahu produk mana yang sebenarnya rugi. Harga jual langsung saya perbaiki.',
  ],
  [
    'Nadia Siregar',
    'Staf keuangan, Medan',
    'Penjelasannya pelan dan runtut. Saya tidak lagi malu bertanya soal rumus di kantor.',
  ],
  [
    'Yusuf Halim',
    'Mahasiswa, Makassar',
    'Proyek akhirnya saya pakai sebagai portofolio dan diterima magang dua minggu kemudian.',
  ],
  [
    'Ketut Sari',
    'Pengelola vila, Ubud',
    'Dasbor satu halaman itu sekarang dibuka semua staf setiap pagi. Sederhana tetapi mengubah kerja kami.',
  ],
  [
    'Rini Maulida',
    'Guru SMK, Banjarmasin',
    'Materinya saya bawa ke kelas. Murid lebih cepat paham karena contohnya dekat dengan mereka.',
  ],
]

/** @param mediaIds media ids by name; a portrait is `potret-<name of the person>` */
export function courseStories(mediaIds: Readonly<Record<string, string>>): Card[] {
  return stories.map(([title, role, text], index) => {
    const mediaId = mediaIds[`potret-${title.toLowerCase().replaceAll(' ', '-')}`] ?? ''
    // Decorative: the name is beside it.
    return { ...noCard, id: id('c', index), title, role, text, image: { mediaId, alt: '', isDecorative: true } }
  })
}

const questions: [question: string, answer: string][] = [
  [
    'Apakah pemula bisa ikut?',
    'Bisa. Pelajaran pertama dimulai dari membuka lembar kerja kosong, tanpa prasyarat apa pun.',
  ],
  [
    'Perangkat apa yang dibutuhkan?',
    'Laptop atau komputer dengan browser modern. Ponsel cukup untuk menonton, tetapi latihan lebih nyaman di layar besar.',
  ],
  [
    'Berapa lama saya harus menyelesaikan kelas?',
    'Tidak ada batas waktu. Rata-rata peserta selesai dalam empat minggu dengan dua jam belajar per minggu.',
  ],
  ['Apakah ada sesi langsung?', 'Ada, setiap Sabtu pertama tiap bulan. Rekamannya diunggah pada hari yang sama.'],
  [
    'Bagaimana cara membayar?',
    'Transfer bank, dompet digital, atau QRIS. Konfirmasi masuk otomatis dalam beberapa menit.',
  ],
  [
    'Apakah boleh dipakai satu tim?',
    'Harga ini untuk satu orang. Untuk tim berisi lima orang atau lebih, hubungi kami untuk harga khusus.',
  ],
  [
    'Apakah sertifikatnya diakui?',
    'Sertifikat diterbitkan oleh kami dan memuat tautan proyek akhir, sehingga perekrut dapat memeriksa hasil kerja Anda.',
  ],
  [
    'Bagaimana jika saya tidak puas?',
    'Ajukan pengembalian dalam 14 hari sejak pembelian. Uang kembali utuh ke rekening asal.',
  ],
]

export const courseQuestions: Question[] = questions.map(([question, answer], index) => ({
  id: id('t', index),
  question,
  answer: richTextOf(answer),
  group: '',
  isOpen: false,
}))

const links: [label: string, target: keyof CourseTargets][] = [
  ['Panduan peserta', 'guide'],
  ['Jadwal sesi langsung', 'schedule'],
  ['Kanal video', 'channel'],
  ['Kebijakan pengembalian', 'refund'],
  ['Hubungi kami', 'contact'],
]

/** Where the course page leads. A link whose target is null is left out. */
export interface CourseTargets {
  register: Link
  guide: Link | null
  schedule: Link | null
  channel: Link | null
  refund: Link | null
  contact: Link | null
}

const linkTo = (href: string): Link => ({ kind: 'url', href })

export const exampleTargets: CourseTargets = {
  register: linkTo('/daftar'),
  guide: linkTo('/panduan'),
  schedule: linkTo('/jadwal'),
  channel: linkTo('https://video.example/kanal'),
  refund: linkTo('/pengembalian'),
  contact: linkTo('/kontak'),
}

/** Those whose target there is. */
export function courseLinks(targets: CourseTargets): ListedLink[] {
  return links.flatMap(([label, name], index) => {
    const target = targets[name]
    if (target === null) return []
    const plain = { note: '', icon: '', image: noImage, isHighlighted: false, price: '', from: null, to: null } as const
    return [{ id: id('a', index), label, target, ...plain }]
  })
}
