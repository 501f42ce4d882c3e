import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { problem2, type Problem2Content } from './problem-2.section.ts'

type Item = Problem2Content['items'][number]

const line = (index: number, label: string, amount: number, text: string): Item => ({
  id: `biaya-100${index}`,
  label,
  amount,
  text,
})

const items = [
  line(1, 'Pesanan terlewat', 640_000, '8 pesanan'),
  line(2, 'Iklan yang tidak kembali', 450_000, ''),
  line(3, 'Ongkos kirim ulang salah barang', 186_000, '6 paket'),
  line(4, 'Stok lama diobral', 900_000, ''),
]

const receipt: Problem2Content = {
  ...problem2.defaults,
  title: 'Diam juga ada biayanya',
  intro: 'Ini hitungan dari toko sembako di Klaten dengan seratus pesanan seminggu. Ganti angkanya dengan angka Anda.',
  period: 'sebulan',
  items,
  totalLabel: 'Hilang sebulan',
  closing: 'Notanya tidak pernah datang, jadi tidak pernah terasa dibayar.',
  cta: { ...noCta, label: 'Hitung toko saya' },
}

const columns: Problem2Content = {
  ...receipt,
  layout: 'columns',
  title: 'Hari yang sama, dua cara',
  intro: '',
  items: [
    line(5, 'Menyalin pesanan satu per satu', 0, 'Masuk sendiri ke satu lembar'),
    line(6, 'Iklan yang tidak kembali', 450_000, 'Hanya iklan yang untung yang jalan'),
    line(7, 'Stok dihitung saat sudah habis', 0, 'Tahu seminggu sebelumnya'),
    line(8, 'Tutup buku sampai larut', 0, 'Selesai sebelum magrib'),
  ],
  totalLabel: 'Selisihnya sebulan',
  closing: '',
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  receipt: { content: receipt, settings: { tone: 'paper' } },
  receiptInWords: {
    content: {
      ...receipt,
      intro: '',
      items: [
        line(1, 'Menyalin angka', 0, '2 jam tiap malam'),
        line(2, 'Menunggu balasan gudang', 0, 'setengah hari'),
        line(3, 'Mempertanggungjawabkan ketidaksesuaian', 0, 'berkepanjangan'),
      ],
      totalLabel: 'Yang hilang',
      totalText: 'Akhir pekan Anda',
    },
    settings: { tone: 'board' },
  },
  columns: { content: columns, settings: { tone: 'white' } },
  columnsInWords: {
    content: {
      ...columns,
      items: columns.items.map((item) => ({ ...item, amount: 0 })),
      totalText: 'Dua malam seminggu',
      totalLabel: 'Yang kembali',
      cta: noCta,
    },
    settings: { tone: 'brand' },
  },
} satisfies Record<string, { content: Problem2Content; settings?: Partial<SectionSettings> }>
