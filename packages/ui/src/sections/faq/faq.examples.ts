import { richTextOf } from '../../rich-text/rich-text-value.ts'
import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { faq, type FaqContent } from './faq.section.ts'

const questions: [group: string, question: string, answer: string][] = [
  [
    'Kelas',
    'Toko saya baru buka, apakah terlalu dini?',
    'Justru waktu yang pas. Anda mencatat dengan benar sejak pesanan pertama, jadi tidak ada data yang perlu dirapikan ulang.',
  ],
  [
    'Kelas',
    'Bisakah dikerjakan sepenuhnya dari ponsel?',
    'Menonton dan mencatat pesanan bisa. Untuk menyusun laporan bulanan, pinjamlah laptop dua kali sebulan.',
  ],
  [
    'Kelas',
    'Apakah materinya khusus satu marketplace?',
    'Tidak. Contohnya memakai Shopee, TikTok Shop, dan Tokopedia; rumusnya sama untuk toko di luar ketiganya.',
  ],
  [
    'Pembayaran',
    'Bolehkah dicicil?',
    'Boleh, dua kali lewat transfer. Kelas terbuka penuh sejak cicilan pertama diterima.',
  ],
  [
    'Pembayaran',
    'Apakah saya mendapat faktur?',
    'Ya. Faktur atas nama usaha Anda dikirim ke e-mail segera setelah pembayaran masuk.',
  ],
  [
    'Sesudah kelas',
    'Sampai kapan saya bisa bertanya?',
    'Grup tetap terbuka setahun penuh. Pertanyaan dijawab mentor setiap hari kerja.',
  ],
]

const shop: FaqContent = {
  ...faq.defaults,
  items: questions.map(([group, question, answer], index) => ({
    id: `jawab-000${index}`,
    group,
    question,
    answer: richTextOf(answer),
    isOpen: index === 0,
  })),
  contact: { name: 'Rini, tim peserta', hours: 'Senin–Sabtu, 08.00–20.00 WIB', number: '' },
  portrait: storyImage('potret-rini-maulida', 'Rini Maulida'),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  columns: { content: shop },
  columnsWithoutContact: {
    content: { ...shop, items: shop.items.slice(0, 2), contact: { name: '', hours: '', number: '' } },
    settings: { tone: 'board' },
  },
  lines: {
    content: { ...shop, layout: 'lines', title: 'Yang paling sering ditanyakan pemilik toko' },
    settings: { tone: 'paper' },
  },
  open: { content: { ...shop, layout: 'open', title: 'Enam hal sebelum Anda bergabung' }, settings: { tone: 'soft' } },
  openOfOne: { content: { ...shop, layout: 'open', title: 'Satu pertanyaan', items: shop.items.slice(0, 1) } },
  categories: { content: { ...shop, layout: 'categories', intro: 'Belum terjawab? Tulis saja, kami balas.' } },
} satisfies Record<string, { content: FaqContent; settings?: Partial<SectionSettings> }>
