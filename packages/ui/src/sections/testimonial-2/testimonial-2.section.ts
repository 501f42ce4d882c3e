import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { reviewsOf } from '../parts/from-record.ts'
import { newSaying, noSaying, sayingFields, sayingShape } from '../parts/saying.schema.ts'
import { listOf, shortIdSchema, strictObject, text } from '../values.ts'

const item = strictObject(() => ({
  id: shortIdSchema,
  ...sayingShape,
  /** 1 to 5; 0 without a rating. */
  rating: z.int().check(z.minimum(0), z.maximum(5)),
}))

const content = strictObject(() => ({
  layout: z.enum(['wall', 'slide']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 24),
}))
export type Testimonial2Content = z.infer<typeof content>

export const testimonial2 = defineSection<Testimonial2Content>({
  type: 'testimonial_2',
  version: 1,
  label: 'Dinding testimoni',
  purpose: 'Banyak cerita sekaligus, dengan nilai rata-rata yang dihitung sendiri.',
  group: 'proof',
  keywords: ['testimoni', 'ulasan', 'rating', 'nilai', 'bintang', 'dinding', 'review', 'wall', 'testimonial'],
  content,
  defaults: {
    layout: 'wall',
    eyebrow: '',
    title: 'Kata mereka yang sudah ikut',
    intro: '',
    items: [
      { id: 'kata-00001', ...newSaying, rating: 0 },
      { id: 'kata-00002', ...newSaying, rating: 0 },
      { id: 'kata-00003', ...newSaying, rating: 0 },
    ],
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'wall', label: 'Dinding' },
        { value: 'slide', label: 'Geser' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Kata mereka yang sudah ikut', 'Ulasan peserta'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Testimoni',
      itemLabel: 'Testimoni',
      min: 3,
      max: 24,
      titleKey: 'name',
      newItem: { ...noSaying, rating: 0 },
      addLabel: 'Tambah testimoni',
      hint: 'Testimoni pertama digambar paling besar. Mulai yang ketujuh, testimoni dilipat.',
      fields: {
        ...sayingFields,
        rating: { kind: 'number', label: 'Nilai', min: 0, max: 5, hint: 'Isi 0 jika orang ini tidak memberi nilai.' },
      },
    },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  fromRecord: { keys: ['items'], read: reviewsOf },
  upgrades: {},
})

function unfinished({ items }: Testimonial2Content): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada testimoni satu pun' }]
  return items.flatMap(({ id, quote, name }) => [
    ...(quote.trim() === '' ? [{ path: ['items', id, 'quote'], message: 'Kutipan belum diisi' }] : []),
    ...(name.trim() === '' ? [{ path: ['items', id, 'name'], message: 'Nama orang yang dikutip belum diisi' }] : []),
  ])
}
