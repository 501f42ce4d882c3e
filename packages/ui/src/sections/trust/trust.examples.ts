import type { SectionSettings } from '../section-settings.ts'
import { trust, type TrustContent } from './trust.section.ts'

const items: TrustContent['items'] = [
  {
    id: 'tenang0001',
    icon: 'perisai',
    title: 'Garansi 14 hari',
    text: 'Tidak cocok? Uang kembali utuh, tanpa wawancara.',
  },
  { id: 'tenang0002', icon: 'selamanya', title: 'Akses selamanya', text: 'Termasuk setiap pembaruan materi.' },
  { id: 'tenang0003', icon: 'obrolan', title: 'Dibalas orang', text: 'WhatsApp pada jam kerja, bukan mesin penjawab.' },
  { id: 'tenang0004', icon: 'nota', title: 'Nota resmi', text: 'Dapat dipakai untuk laporan usaha Anda.' },
  {
    id: 'tenang0005',
    icon: 'kunci',
    title: 'Data Anda aman',
    text: 'Nomor dan e-mail tidak dibagikan kepada siapa pun.',
  },
]

const course: TrustContent = {
  ...trust.defaults,
  title: 'Yang kami jamin, hitam di atas putih',
  items: items.slice(0, 3),
}

const ways = [
  'QRIS',
  'BCA',
  'Mandiri',
  'BRI',
  'BNI',
  'Permata',
  'GoPay',
  'OVO',
  'DANA',
  'ShopeePay',
  'Alfamart',
  'Indomaret',
]

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  strip: { content: course },
  stripOfFive: { content: { ...course, items }, settings: { tone: 'paper' } },
  stripOfFour: { content: { ...course, items: items.slice(0, 4) }, settings: { tone: 'board' } },
  guarantee: {
    content: {
      ...course,
      layout: 'guarantee',
      title: 'Risikonya pada kami',
      intro: 'Mendaftar hari ini tidak mengikat Anda pada apa pun.',
      items: items.slice(2, 5),
      guarantee: {
        title: 'Coba 14 hari, kembali utuh',
        text: 'Ikuti empat pelajaran pertama. Bila laporan Anda tidak menjadi lebih mudah dibaca, kirim satu pesan dan uang Anda kembali dalam tiga hari kerja.',
        stamp: 'UANG KEMBALI',
        signer: 'Sinta Maharani, mentor',
      },
    },
    settings: { tone: 'soft' },
  },
  payments: {
    content: {
      ...course,
      layout: 'payments',
      title: 'Bayar dengan cara yang biasa Anda pakai',
      intro: 'Petunjuknya tampil sesudah memilih, langkah demi langkah.',
      payments: ways.map((name, index) => ({ id: `bayar${String(index).padStart(5, '0')}`, name })),
      items: items.slice(3, 5),
    },
    settings: { tone: 'paper' },
  },
  paymentsOfFew: {
    content: {
      ...course,
      layout: 'payments',
      title: 'Bayar lewat QRIS atau transfer',
      items: [],
      payments: ways.slice(0, 3).map((name, index) => ({ id: `bayar${String(index).padStart(5, '0')}`, name })),
    },
    settings: { tone: 'brand' },
  },
} satisfies Record<string, { content: TrustContent; settings?: Partial<SectionSettings> }>
