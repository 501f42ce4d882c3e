import * as z from 'zod/mini'
import { defineSection } from '../define-section.ts'
import { ctaSchema, noCta, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['board', 'calendar', 'line']),
  eyebrow: text(32),
  title: text(80),
  text: text(200),
  /** The instant it counts to; null takes the deadline of the page's offer. */
  until: z.nullable(z.iso.datetime({ offset: true })),
  cta: ctaSchema,
}))
export type CountdownContent = z.infer<typeof content>

export const countdown = defineSection<CountdownContent>({
  type: 'countdown',
  version: 1,
  label: 'Hitung mundur',
  purpose: 'Menghitung mundur sampai sesuatu berakhir, dengan tanggal yang sebenarnya.',
  group: 'action',
  keywords: ['tenggat', 'waktu', 'tanggal', 'batas', 'timer', 'countdown', 'deadline'],
  content,
  defaults: {
    layout: 'board',
    eyebrow: '',
    title: 'Pendaftaran segera ditutup',
    text: '',
    until: null,
    cta: { ...noCta, label: 'Daftar sekarang' },
  },
  settings: { tone: 'board' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'board', label: 'Papan angka' },
        { value: 'calendar', label: 'Kalender' },
        { value: 'line', label: 'Satu baris' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      hint: 'Sebutkan apa yang berakhir, bukan hanya bahwa waktunya sempit.',
      examples: ['Harga awal berakhir', 'Pendaftaran angkatan ini ditutup'],
    },
    text: {
      kind: 'text',
      label: 'Teks',
      maxLength: 200,
      bestLength: 120,
      isMultiline: true,
      hint: 'Jelaskan apa yang terjadi setelahnya, misalnya harga naik atau kapan kelas berikutnya.',
    },
    until: {
      kind: 'instant',
      label: 'Berakhir',
      hint: 'Kosongkan untuk memakai tenggat penawaran. Setelah tenggat lewat, bagian ini tidak tampil.',
    },
    cta: { kind: 'cta', label: 'Tombol' },
  },
  complete: { title: 'Judul belum diisi' },
  // Until an event begins or a course opens; else as long as the price holds.
  fromRecord: {
    keys: ['until'],
    read: ({ beginsAt, saleEndsAt }) => {
      const until = beginsAt ?? saleEndsAt
      return until === null ? {} : { until }
    },
  },
  upgrades: {},
})
