import { richTextOf } from '../../rich-text/rich-text-value.ts'
import type { SectionSettings } from '../section-settings.ts'
import { richText, type RichTextContent } from './rich-text.section.ts'

const guide: RichTextContent = {
  ...richText.defaults,
  eyebrow: 'Panduan',
  title: 'Menentukan harga tanpa menebak',
  intro: 'Cara yang kami pakai bersama empat puluh pemilik toko, dari biaya per kemasan sampai harga di etalase.',
  parts: [
    {
      id: 'bagian-001',
      title: 'Hitung dulu yang tidak terlihat',
      body: richTextOf(
        'Bahan baku selalu dihitung, sisanya sering tidak. Kemasan, lakban, ongkos ke kurir, potongan marketplace, dan barang yang kembali semuanya dibayar oleh harga jual.',
        'Ambil satu bulan terakhir. Jumlahkan semua yang keluar selain bahan baku, lalu bagi dengan jumlah kemasan yang benar-benar sampai ke pembeli.',
      ),
      note: 'Potongan marketplace berbeda menurut kategori; lihat tagihan bulan terakhir, bukan tabel di situsnya.',
    },
    {
      id: 'bagian-002',
      title: 'Beri nama pada laba',
      body: richTextOf(
        'Laba bukan sisa. Ia dipakai untuk tiga hal: gaji Anda, stok berikutnya, dan bulan yang sepi. Tulis angka untuk masing-masing sebelum menulis harga.',
      ),
      note: '',
    },
    {
      id: 'bagian-003',
      title: 'Uji di dua etalase',
      body: richTextOf(
        'Pasang harga baru di satu toko selama dua minggu, biarkan toko lain seperti biasa. Bandingkan labanya, bukan jumlah pesanannya.',
        'Bila pesanan turun sedikit dan laba naik, Anda sudah menemukan jawabannya.',
      ),
      note: 'Hindari pekan kembar dan tanggal gajian, supaya perbandingannya adil.',
    },
  ],
  quote: 'Laba bukan sisa. Ia punya tiga nama.',
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  article: { content: guide },
  articleOfOnePart: {
    content: {
      ...guide,
      eyebrow: '',
      intro: '',
      quote: '',
      parts: guide.parts.slice(0, 1).map((part) => ({ ...part, title: '' })),
    },
    settings: { tone: 'soft' },
  },
  margin: { content: { ...guide, layout: 'margin' }, settings: { tone: 'paper' } },
  folded: { content: { ...guide, layout: 'folded', title: 'Ketentuan kelas' }, settings: { tone: 'board' } },
} satisfies Record<string, { content: RichTextContent; settings?: Partial<SectionSettings> }>
