import * as z from 'zod/mini'
import { richTextOf } from '../../rich-text/rich-text-value.ts'
import { richTextSchema } from '../../rich-text/rich-text.schema.ts'
import { defineSection } from '../define-section.ts'
import {
  ctaSchema,
  imageSchema,
  listOf,
  noCta,
  noImage,
  priceTextSchema,
  shortIdSchema,
  strictObject,
  text,
} from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['left', 'right', 'auto', 'overlap']),
  eyebrow: text(32),
  title: text(80),
  body: richTextSchema(900),
  points: listOf(z.strictObject({ id: shortIdSchema, text: text(60) }), 8),
  /** With a price the points, both prices and the button are drawn as a nota. */
  priceText: priceTextSchema,
  strikeText: priceTextSchema,
  image: imageSchema,
  cta: ctaSchema,
}))
export type ImageParagraphContent = z.infer<typeof content>

export const imageParagraph = defineSection<ImageParagraphContent>({
  type: 'image_paragraph',
  version: 1,
  label: 'Gambar dan paragraf',
  purpose: 'Satu hal dijelaskan: gambar di satu sisi, kata di sisi lain, dengan harga bila perlu.',
  group: 'content',
  keywords: ['gambar kiri', 'gambar kanan', 'harga', 'fitur', 'nota', 'image text', 'pricing'],
  content,
  defaults: {
    layout: 'left',
    eyebrow: '',
    title: 'Jelaskan satu hal dengan gambar',
    body: richTextOf('Tulis apa yang pembaca dapatkan, dengan contoh yang mereka kenal.'),
    points: [],
    priceText: '',
    strikeText: '',
    image: noImage,
    cta: noCta,
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'left', label: 'Gambar di kiri' },
        { value: 'right', label: 'Gambar di kanan' },
        { value: 'auto', label: 'Berselang-seling' },
        { value: 'overlap', label: 'Tumpang' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: { kind: 'text', label: 'Judul', maxLength: 80, bestLength: 45, examples: ['Latihan dari toko sungguhan'] },
    body: { kind: 'richText', label: 'Teks', maxLength: 900, bestLength: 400 },
    points: {
      kind: 'list',
      label: 'Poin',
      itemLabel: 'Poin',
      min: 0,
      max: 8,
      titleKey: 'text',
      newItem: { text: '' },
      fields: { text: { kind: 'text', label: 'Isi poin', maxLength: 60, bestLength: 40 } },
    },
    priceText: {
      kind: 'text',
      label: 'Harga',
      maxLength: 24,
      hint: 'Jika harga ditampilkan, poin dan tombol digambar sebagai nota.',
    },
    strikeText: {
      kind: 'text',
      label: 'Harga coret',
      maxLength: 24,
      hint: 'Isi hanya harga yang benar-benar pernah berlaku.',
    },
    image: { kind: 'image', label: 'Gambar' },
    cta: { kind: 'cta', label: 'Tombol' },
  },
  complete: { title: 'Judul belum diisi' },
  upgrades: {},
})
