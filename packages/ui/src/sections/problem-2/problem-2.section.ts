import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { ctaSchema, listOf, noCta, shortIdSchema, strictObject, text } from '../values.ts'

const item = strictObject(() => ({
  id: shortIdSchema,
  label: text(50),
  /** Rupiah; 0 where the cost is given in words. */
  amount: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  /** The cost in words, or what replaces it once the problem is solved. */
  text: text(40),
}))

const content = strictObject(() => ({
  layout: z.enum(['receipt', 'columns']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  /** Heads of the slip: what it is, and for how long. */
  slip: text(40),
  period: text(24),
  beforeLabel: text(24),
  afterLabel: text(24),
  items: listOf(item, 6),
  totalLabel: text(40),
  /** Shown instead of the sum where no line has an amount. */
  totalText: text(40),
  closing: text(120),
  cta: ctaSchema,
}))
export type Problem2Content = z.infer<typeof content>

const newItem = { label: '', amount: 0, text: '' } as const

export const problem2 = defineSection<Problem2Content>({
  type: 'problem_2',
  version: 1,
  label: 'Biaya menunda',
  purpose: 'Berapa yang hilang selama masalahnya dibiarkan, dijumlahkan di atas nota.',
  group: 'problem',
  keywords: ['masalah', 'biaya', 'rugi', 'hilang', 'kerugian', 'nota', 'sebelum', 'sesudah', 'cost', 'loss'],
  content,
  defaults: {
    layout: 'receipt',
    eyebrow: '',
    title: 'Diam juga ada biayanya',
    intro: '',
    slip: 'Nota yang tidak pernah dikirim',
    period: '',
    beforeLabel: 'Kalau dibiarkan',
    afterLabel: 'Kalau dibereskan',
    items: [
      { ...newItem, id: 'biaya-0001', label: 'Yang terbuang setiap hari', text: 'Tulis ruginya' },
      { ...newItem, id: 'biaya-0002', label: 'Yang terlewat setiap minggu', text: 'Tulis ruginya' },
      { ...newItem, id: 'biaya-0003', label: 'Yang harus diulang', text: 'Tulis ruginya' },
    ],
    totalLabel: 'Jumlahnya',
    totalText: 'Terlalu banyak',
    closing: '',
    cta: noCta,
  },
  settings: { tone: 'paper' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'receipt', label: 'Nota' },
        { value: 'columns', label: 'Dua lajur' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Diam juga ada biayanya', 'Yang hilang tanpa terasa'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    slip: { kind: 'text', label: 'Judul nota', maxLength: 40, layouts: ['receipt'] },
    period: {
      kind: 'text',
      label: 'Untuk berapa lama',
      maxLength: 24,
      layouts: ['receipt'],
      hint: 'Misalnya “sebulan”.',
    },
    beforeLabel: { kind: 'text', label: 'Judul lajur pertama', maxLength: 24, layouts: ['columns'] },
    afterLabel: { kind: 'text', label: 'Judul lajur kedua', maxLength: 24, layouts: ['columns'] },
    items: {
      kind: 'list',
      label: 'Baris',
      itemLabel: 'Baris',
      min: 2,
      max: 6,
      titleKey: 'label',
      newItem,
      addLabel: 'Tambah baris',
      hint: 'Pakai hitungan yang bisa diperiksa pembaca untuk tokonya sendiri.',
      fields: {
        label: { kind: 'text', label: 'Yang terjadi', maxLength: 50, bestLength: 34 },
        amount: {
          kind: 'number',
          label: 'Rupiah',
          min: 0,
          max: 1_000_000_000,
          unit: 'rupiah',
          hint: 'Semua baris dijumlahkan otomatis. Isi 0 jika kerugiannya bukan uang.',
        },
        text: {
          kind: 'text',
          label: 'Keterangan',
          labelByLayout: { columns: 'Setelah dibereskan' },
          maxLength: 40,
          examples: ['2 jam setiap malam', 'satu hari libur'],
        },
      },
    },
    totalLabel: { kind: 'text', label: 'Kata di depan jumlah', maxLength: 40 },
    totalText: {
      kind: 'text',
      label: 'Jumlah dengan kata',
      maxLength: 40,
      hint: 'Tampil hanya jika tidak ada baris yang berisi rupiah.',
    },
    closing: { kind: 'text', label: 'Kalimat penutup', maxLength: 120, bestLength: 80 },
    cta: { kind: 'cta', label: 'Tombol' },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ items }: Problem2Content): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada baris satu pun' }]
  return items.flatMap(({ id, label, amount, text: words }) => [
    ...(label.trim() === '' ? [{ path: ['items', id, 'label'], message: 'Yang terjadi belum diisi' }] : []),
    ...(amount === 0 && words.trim() === ''
      ? [{ path: ['items', id, 'amount'], message: 'Isi jumlah rupiahnya, atau tulis kerugiannya dengan kata' }]
      : []),
  ])
}
