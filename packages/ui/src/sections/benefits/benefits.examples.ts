import type { SectionSettings } from '../section-settings.ts'
import { benefits, type BenefitsContent } from './benefits.section.ts'

const included: [icon: string, title: string, text: string, worth: number][] = [
  [
    'grafik',
    'Dasbor toko satu halaman',
    'Laba, stok, dan iklan terbaca dalam lima menit setiap pagi, dari data toko Anda sendiri.',
    450_000,
  ],
  ['berkas', 'Dua puluh templat laporan', 'Isi, salin, kirim ke pemilik. Rumusnya sudah terpasang.', 300_000],
  ['kelompok', 'Grup pemilik toko', 'Bertukar angka dengan penjual yang skalanya sama.', 0],
  ['kalender', 'Empat klinik langsung', 'Layar Anda dibedah mentor, masalahnya selesai hari itu juga.', 600_000],
  ['sertifikat', 'Sertifikat proyek', 'Memuat tautan dasbor buatan Anda, jadi bisa diperiksa.', 0],
  ['selamanya', 'Pembaruan tanpa batas', 'Aturan marketplace berubah, materinya ikut berubah.', 0],
]

const shop: BenefitsContent = {
  ...benefits.defaults,
  intro: 'Bukan tumpukan video. Alat kerja yang tetap Anda pakai setelah kelas selesai.',
  items: included.map(([icon, title, text, worth], index) => ({
    id: `manfaat-1${index}`,
    icon,
    title,
    text,
    worth,
  })),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  feature: { content: shop },
  featureOfFour: { content: { ...shop, intro: '', items: shop.items.slice(0, 4) }, settings: { tone: 'board' } },
  featureOfOne: { content: { ...shop, items: shop.items.slice(0, 1) }, settings: { tone: 'turmeric' } },
  receipt: {
    content: { ...shop, layout: 'receipt', title: 'Sekali bayar, semua termasuk' },
    settings: { tone: 'paper' },
  },
  receiptWithoutWorth: {
    content: { ...shop, layout: 'receipt', items: shop.items.slice(0, 3).map((item) => ({ ...item, worth: 0 })) },
    settings: { tone: 'soft' },
  },
  stairs: {
    content: { ...shop, layout: 'stairs', title: 'Naik setingkat setiap minggu', items: shop.items.slice(0, 4) },
    settings: { tone: 'soft' },
  },
  stairsOfSix: { content: { ...shop, layout: 'stairs', intro: '' }, settings: { tone: 'board' } },
} satisfies Record<string, { content: BenefitsContent; settings?: Partial<SectionSettings> }>
