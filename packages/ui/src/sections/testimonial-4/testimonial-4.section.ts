import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { imageSchema, listOf, noImage, shortIdSchema, strictObject, text } from '../values.ts'

const item = strictObject(() => ({
  id: shortIdSchema,
  /** What was counted: `Waktu membuat laporan`. */
  measure: text(40),
  before: text(40),
  after: text(40),
  /** How long it took: `6 minggu`. */
  period: text(24),
  name: text(40),
  role: text(40),
  image: imageSchema,
}))

const content = strictObject(() => ({
  layout: z.enum(['climb', 'figures']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 6),
}))
export type Testimonial4Content = z.infer<typeof content>

const newItem = { measure: '', before: '', after: '', period: '', name: '', role: '', image: noImage } as const

export const testimonial4 = defineSection<Testimonial4Content>({
  type: 'testimonial_4',
  version: 1,
  label: 'Sebelum dan sesudah',
  purpose: 'Perubahan yang bisa dihitung: angka sebelum dan angka sesudah.',
  group: 'proof',
  keywords: ['testimoni', 'hasil', 'angka', 'perubahan', 'studi kasus', 'before', 'after', 'result', 'testimonial'],
  content,
  defaults: {
    layout: 'climb',
    eyebrow: '',
    title: 'Sebelum dan sesudah ikut',
    intro: '',
    items: [1, 2].map((index) => ({
      ...newItem,
      id: `ubah-0000${index}`,
      measure: 'Yang dihitung',
      before: 'Angka awal',
      after: 'Angka akhir',
      name: 'Nama peserta',
    })),
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'climb', label: 'Anak tangga' },
        { value: 'figures', label: 'Deretan angka' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Sebelum dan sesudah ikut', 'Yang berubah di toko mereka'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Perubahan',
      itemLabel: 'Perubahan',
      min: 1,
      max: 6,
      titleKey: 'name',
      newItem,
      addLabel: 'Tambah perubahan',
      hint: 'Isi hanya angka yang bisa Anda buktikan.',
      fields: {
        measure: {
          kind: 'text',
          label: 'Yang dihitung',
          maxLength: 40,
          bestLength: 24,
          examples: ['Waktu membuat laporan', 'Pesanan per hari', 'Stok tidak laku'],
        },
        before: {
          kind: 'text',
          label: 'Sebelum',
          maxLength: 40,
          bestLength: 12,
          hint: 'Tulis pendek, misalnya “3 jam”.',
        },
        after: { kind: 'text', label: 'Sesudah', maxLength: 40, bestLength: 12 },
        period: {
          kind: 'text',
          label: 'Lamanya',
          maxLength: 24,
          hint: 'Tulis waktu yang diperlukan sampai berubah, misalnya “6 minggu”.',
        },
        name: { kind: 'text', label: 'Nama', maxLength: 40 },
        role: { kind: 'text', label: 'Peran', maxLength: 40 },
        image: { kind: 'image', label: 'Foto' },
      },
    },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ items }: Testimonial4Content): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada perubahan satu pun' }]
  return items.flatMap(({ id, before, after, name }) => [
    ...(before.trim() === '' ? [{ path: ['items', id, 'before'], message: 'Keadaan sebelumnya belum diisi' }] : []),
    ...(after.trim() === '' ? [{ path: ['items', id, 'after'], message: 'Keadaan sesudahnya belum diisi' }] : []),
    ...(name.trim() === '' ? [{ path: ['items', id, 'name'], message: 'Nama orangnya belum diisi' }] : []),
  ])
}
