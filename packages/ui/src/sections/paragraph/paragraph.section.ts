import * as z from 'zod/mini'
import { isBlankRichText, richTextOf } from '../../rich-text/rich-text-value.ts'
import { richTextSchema } from '../../rich-text/rich-text.schema.ts'
import { defineSection } from '../define-section.ts'
import { imageSchema, noImage, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['measure', 'columns', 'letter', 'pull']),
  eyebrow: text(32),
  title: text(80),
  body: richTextSchema(4000),
  /** One sentence drawn large beside the text. */
  quote: text(160),
  signature: z.strictObject({ name: text(40), role: text(40), image: imageSchema }),
}))
export type ParagraphContent = z.infer<typeof content>

export const paragraph = defineSection<ParagraphContent>({
  type: 'paragraph',
  version: 1,
  label: 'Paragraf',
  purpose: 'Cerita, alasan, atau surat: teks panjang yang enak dibaca.',
  group: 'content',
  keywords: ['teks', 'artikel', 'cerita', 'surat', 'rich text', 'kutipan'],
  content,
  defaults: {
    layout: 'measure',
    eyebrow: '',
    title: 'Ceritakan alasannya',
    body: richTextOf('Mulai dari keadaan yang pembaca kenal, lalu tunjukkan apa yang berubah.'),
    quote: '',
    signature: { name: '', role: '', image: noImage },
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'measure', label: 'Satu kolom' },
        { value: 'columns', label: 'Judul di kiri' },
        { value: 'letter', label: 'Surat' },
        { value: 'pull', label: 'Kutipan besar' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Kenapa laporan selalu terlambat?'],
    },
    body: { kind: 'richText', label: 'Teks', maxLength: 4000, bestLength: 1200 },
    quote: {
      kind: 'text',
      label: 'Kalimat besar',
      maxLength: 160,
      bestLength: 90,
      isMultiline: true,
      layouts: ['pull'],
    },
    signature: {
      kind: 'group',
      label: 'Tanda tangan',
      layouts: ['letter'],
      fields: {
        name: { kind: 'text', label: 'Nama', maxLength: 40 },
        role: { kind: 'text', label: 'Peran', maxLength: 40 },
        image: { kind: 'image', label: 'Foto' },
      },
    },
  },
  complete: {},
  check: ({ body }) => (isBlankRichText(body) ? [{ path: ['body'], message: 'Teks belum diisi' }] : []),
  upgrades: {},
})
