import type { SectionSettings } from '../section-settings.ts'
import { stats, type StatsContent } from './stats.section.ts'

const itemsOf = (lines: [value: string, label: string, note?: string][]): StatsContent['items'] =>
  lines.map(([value, label, note = ''], index) => ({ id: `hitung-00${index}`, value, label, note }))

const class7: StatsContent = {
  ...stats.defaults,
  title: 'Tujuh angkatan kemudian',
  items: itemsOf([
    ['2.418', 'toko selesai belajar', 'Dari 2.730 yang mendaftar, tanpa menghitung kelas gratis.'],
    ['34', 'provinsi', 'Terbanyak dari Sleman dan Malang.'],
    ['4,8', 'rata-rata nilai kelas'],
    ['19 menit', 'menunggu jawaban mentor', 'Pada jam kerja.'],
  ]),
  source: 'Catatan kelas kami, per 31 Oktober 2026.',
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  feature: { content: class7 },
  featureOfOne: {
    content: { ...class7, title: '', items: itemsOf([['92%', 'menyelesaikan proyek akhirnya']]) },
    settings: { tone: 'turmeric' },
  },
  featureOfSix: {
    content: {
      ...class7,
      intro: 'Semua dihitung dari kelas berbayar.',
      items: itemsOf([
        ['7', 'angkatan'],
        ['2.418', 'toko selesai belajar'],
        ['34', 'provinsi'],
        ['4,8', 'rata-rata nilai kelas'],
        ['19 menit', 'menunggu jawaban'],
        ['Rp1,2 M', 'omzet tambahan peserta', 'Dilaporkan sendiri oleh 412 toko.'],
      ]),
    },
    settings: { tone: 'board' },
  },
  rows: { content: { ...class7, layout: 'rows' }, settings: { tone: 'paper' } },
  rowsWithLongNumbers: {
    content: {
      ...class7,
      layout: 'rows',
      items: itemsOf([
        ['1.250.000', 'paket terkirim'],
        ['Rp12,75 M', 'omzet', 'Seluruh toko, sepanjang tahun.'],
      ]),
    },
    settings: { tone: 'brand' },
  },
  sentence: { content: { ...class7, layout: 'sentence', title: '' }, settings: { tone: 'soft' } },
} satisfies Record<string, { content: StatsContent; settings?: Partial<SectionSettings> }>
