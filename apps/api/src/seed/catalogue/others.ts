import type { DemoCategory } from './categories.ts'

interface Demo {
  name: string
  link: string
  category: DemoCategory
  /** Thousands of rupiah; null where it is asked for. */
  price: number | null
  strikePrice?: number
  summary: string
  sales: number
}

export interface DemoService extends Demo {
  billing: 'once' | 'monthly' | 'session'
  deliveryDays: number | null
}

export const demoServices: readonly DemoService[] = [
  {
    name: 'Kelola Toko Shopee',
    link: 'kelola-toko-shopee',
    category: 'jualan-shopee',
    price: 1500,
    billing: 'monthly',
    deliveryDays: 7,
    summary: 'Produk, voucher, kampanye, dan laporan tiap pekan, dikerjakan tim kami.',
    sales: 64,
  },
  {
    name: 'Kelola Toko TikTok',
    link: 'kelola-toko-tiktok',
    category: 'jualan-tiktok',
    price: 1750,
    billing: 'monthly',
    deliveryDays: 7,
    summary: 'Katalog, keranjang kuning, dan dua belas video pendek sebulan.',
    sales: 41,
  },
  {
    name: 'Kelola Tokopedia dan Lazada',
    link: 'kelola-tokopedia-lazada',
    category: 'tokopedia-lazada',
    price: 2250,
    billing: 'monthly',
    deliveryDays: 10,
    summary: 'Dua toko, satu stok, satu laporan.',
    sales: 18,
  },
  {
    name: 'Kelola Media Sosial Hemat',
    link: 'kelola-medsos-hemat',
    category: 'merek-konten',
    price: 950,
    billing: 'monthly',
    deliveryDays: 5,
    summary: 'Delapan unggahan sebulan dengan gambar dan teks.',
    sales: 87,
  },
  {
    name: 'Kelola Media Sosial Lengkap',
    link: 'kelola-medsos-lengkap',
    category: 'merek-konten',
    price: 2400,
    strikePrice: 2900,
    billing: 'monthly',
    deliveryDays: 5,
    summary: 'Dua puluh unggahan, cerita harian, dan balas komentar.',
    sales: 35,
  },
  {
    name: 'Pasang Iklan Meta',
    link: 'pasang-iklan-meta',
    category: 'iklan-digital',
    price: 1200,
    billing: 'monthly',
    deliveryDays: 3,
    summary: 'Penyiapan, materi, dan penyetelan mingguan; belanja iklan di luar biaya.',
    sales: 52,
  },
  {
    name: 'Foto Produk 20 Gambar',
    link: 'foto-produk-20',
    category: 'foto-video',
    price: 650,
    billing: 'once',
    deliveryDays: 6,
    summary: 'Latar putih dan latar gaya, siap unggah ke marketplace.',
    sales: 149,
  },
  {
    name: 'Video Produk 5 Potong',
    link: 'video-produk-5',
    category: 'foto-video',
    price: 1100,
    billing: 'once',
    deliveryDays: 8,
    summary: 'Lima video tegak tiga puluh detik dengan teks dan musik berlisensi.',
    sales: 73,
  },
  {
    name: 'Konsultasi Toko 60 Menit',
    link: 'konsultasi-toko',
    category: 'operasional-toko',
    price: 250,
    billing: 'session',
    deliveryDays: 2,
    summary: 'Bedah toko Anda bersama praktisi, dengan catatan tindakan.',
    sales: 208,
  },
  {
    name: 'Pelatihan Tim di Tempat',
    link: 'pelatihan-tim',
    category: 'layanan-pelanggan',
    price: null,
    billing: 'session',
    deliveryDays: null,
    summary: 'Sehari penuh untuk tim lima sampai dua puluh orang, materi menyesuaikan usaha Anda.',
    sales: 12,
  },
  {
    name: 'Rancang Label dan Kemasan',
    link: 'rancang-label',
    category: 'merek-konten',
    price: 850,
    billing: 'once',
    deliveryDays: 9,
    summary: 'Label, stiker, dan kartu ucapan sampai siap cetak.',
    sales: 58,
  },
  {
    name: 'Rapikan Pembukuan',
    link: 'rapikan-pembukuan',
    category: 'keuangan-usaha',
    price: 500,
    billing: 'monthly',
    deliveryDays: 4,
    summary: 'Kas, laba, dan rekap pajak bulanan oleh petugas pembukuan.',
    sales: 31,
  },
]

export interface DemoTool extends Demo {
  platform: 'shopee' | 'tiktok'
}

export const demoTools: readonly DemoTool[] = [
  {
    name: 'Shopeasytools',
    link: 'shopeasytools-setahun',
    category: 'jualan-shopee',
    price: 899,
    strikePrice: 1499,
    platform: 'shopee',
    summary: 'Riset kata kunci, naikkan produk, balas obrolan dan ulasan otomatis di Shopee.',
    sales: 2310,
  },
  {
    name: 'Robotok',
    link: 'robotok-setahun',
    category: 'jualan-tiktok',
    price: 799,
    strikePrice: 1299,
    platform: 'tiktok',
    summary: 'Riset tagar dan suara, balas komentar, dan sapa pengikut baru di TikTok.',
    sales: 1475,
  },
]

export interface DemoSuperMentor extends Demo {
  platform: 'shopee' | 'tiktok' | 'tokopedia' | 'general'
  sessions: number
  validDays: number
}

export const demoSuperMentors: readonly DemoSuperMentor[] = [
  {
    name: 'Super Mentor Shopee',
    link: 'mentor-shopee-90',
    category: 'jualan-shopee',
    price: 1290,
    strikePrice: 1790,
    platform: 'shopee',
    sessions: 6,
    validDays: 90,
    summary: 'Enam sesi pribadi dan obrolan selama tiga bulan dengan mentor toko Shopee.',
    sales: 118,
  },
  {
    name: 'Super Mentor TikTok',
    link: 'mentor-tiktok-90',
    category: 'jualan-tiktok',
    price: 1390,
    platform: 'tiktok',
    sessions: 6,
    validDays: 90,
    summary: 'Bedah video dan siaran Anda bersama mentor, enam kali dalam tiga bulan.',
    sales: 84,
  },
  {
    name: 'Super Mentor Tokopedia',
    link: 'mentor-tokopedia-60',
    category: 'tokopedia-lazada',
    price: 990,
    platform: 'tokopedia',
    sessions: 4,
    validDays: 60,
    summary: 'Empat sesi untuk menata toko Tokopedia yang sudah berjalan.',
    sales: 29,
  },
  {
    name: 'Super Mentor Premium Plus',
    link: 'mentor-premium-plus-180',
    category: 'operasional-toko',
    price: 3490,
    strikePrice: 4500,
    platform: 'general',
    sessions: 12,
    validDays: 180,
    summary: 'Setengah tahun pendampingan: toko, iklan, keuangan, dan tim.',
    sales: 17,
  },
]

/** Name, link, price in thousands, code of the package, and whether it is a free trial. */
export const demoPackages = [
  ['Paket Partner Gratis', 'paket-partner-gratis', 0, 1, true],
  ['Paket Partner 1 Bulan', 'paket-partner-1-bulan', 199, 2, false],
  ['Paket Partner 3 Bulan', 'paket-partner-3-bulan', 549, 4, false],
  ['Paket Partner 6 Bulan', 'paket-partner-6-bulan', 999, 5, false],
  ['Paket Partner 9 Bulan', 'paket-partner-9-bulan', 1399, 6, false],
  ['Paket Partner 1 Tahun', 'paket-partner-1-tahun', 1699, 3, false],
] as const
