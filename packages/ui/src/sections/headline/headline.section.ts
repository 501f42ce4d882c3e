import * as z from 'zod/mini'
import { defineSection } from '../define-section.ts'
import { ctaSchema, imageSchema, listOf, noCta, noImage, shortIdSchema, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['split', 'center', 'board', 'receipt']),
  eyebrow: text(32),
  title: text(90),
  /** A phrase of the title to put under the highlighter. */
  highlight: text(60),
  text: text(220),
  cta: ctaSchema,
  secondCta: ctaSchema,
  proof: listOf(z.strictObject({ id: shortIdSchema, value: text(10), label: text(28) }), 3),
  image: imageSchema,
}))
export type HeadlineContent = z.infer<typeof content>

export const headline = defineSection<HeadlineContent>({
  type: 'headline',
  version: 1,
  label: 'Judul',
  purpose: 'Pembuka halaman: satu janji, satu tombol, satu bukti.',
  group: 'opening',
  keywords: ['hero', 'pembuka', 'headline', 'judul besar'],
  content,
  defaults: {
    layout: 'split',
    eyebrow: '',
    title: 'Tulis janji utama Anda di sini',
    highlight: '',
    text: '',
    cta: noCta,
    secondCta: { ...noCta, style: 'secondary' },
    proof: [],
    image: noImage,
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'split', label: 'Terbelah' },
        { value: 'center', label: 'Tengah' },
        { value: 'board', label: 'Papan' },
        { value: 'receipt', label: 'Nota' },
      ],
    },
    eyebrow: {
      kind: 'text',
      label: 'Teks kecil di atas',
      maxLength: 32,
      hint: 'Tulis jenis dan ukurannya, misalnya “Kelas daring, 12 pelajaran”.',
    },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 90,
      bestLength: 45,
      hint: 'Tulis hasil yang didapat, bukan nama produknya.',
      examples: ['Toko ramai tanpa banting harga', 'Balas chat lebih cepat, jual lebih banyak'],
    },
    highlight: {
      kind: 'text',
      label: 'Kata yang disorot',
      maxLength: 60,
      isUndrawn: true,
      hint: 'Salin satu frasa persis seperti di judul.',
    },
    text: { kind: 'text', label: 'Teks', maxLength: 220, bestLength: 140, isMultiline: true },
    cta: { kind: 'cta', label: 'Tombol' },
    secondCta: { kind: 'cta', label: 'Tombol kedua', suffix: 'kedua' },
    proof: {
      kind: 'list',
      label: 'Bukti angka',
      itemLabel: 'Angka',
      min: 0,
      max: 3,
      titleKey: 'label',
      newItem: { value: '', label: '' },
      hint: 'Isi angka yang benar dan dapat diperiksa.',
      fields: {
        value: { kind: 'text', label: 'Angka', maxLength: 10 },
        label: { kind: 'text', label: 'Keterangan angka', maxLength: 28 },
      },
    },
    image: { kind: 'image', label: 'Gambar', layouts: ['split', 'center', 'board'] },
  },
  complete: { title: 'Judul belum diisi' },
  upgrades: {},
})
