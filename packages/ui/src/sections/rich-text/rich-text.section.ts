import * as z from 'zod/mini'
import { isBlankRichText, richTextOf } from '../../rich-text/rich-text-value.ts'
import { richTextSchema } from '../../rich-text/rich-text.schema.ts'
import { defineSection, type Finding } from '../define-section.ts'
import { listOf, shortIdSchema, strictObject, text } from '../values.ts'
import { richTextFields } from './rich-text-fields.ts'

const part = strictObject(() => ({
  id: shortIdSchema,
  title: text(80),
  body: richTextSchema(4000),
  note: text(240),
}))

const content = strictObject(() => ({
  layout: z.enum(['article', 'margin', 'folded']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  parts: listOf(part, 20),
  quote: text(160),
  /** A table of contents, from two titled parts on. */
  hasContents: z.boolean(),
}))
export type RichTextContent = z.infer<typeof content>

export const richText = defineSection<RichTextContent>({
  type: 'rich_text',
  version: 1,
  label: 'Artikel panjang',
  purpose: 'Tulisan yang dibaca sampai habis: panduan, cerita, atau ketentuan, dengan daftar isi.',
  group: 'content',
  keywords: ['artikel', 'panduan', 'blog', 'ketentuan', 'kebijakan', 'daftar isi', 'rich text', 'tulisan'],
  content,
  defaults: {
    layout: 'article',
    eyebrow: '',
    title: 'Judul tulisan Anda',
    intro: '',
    parts: [
      {
        id: 'bagian-001',
        title: 'Bagian pertama',
        body: richTextOf('Mulai dari hal yang paling ingin diketahui pembaca, lalu jelaskan mengapa begitu.'),
        note: '',
      },
      {
        id: 'bagian-002',
        title: 'Bagian kedua',
        body: richTextOf('Satu bagian untuk satu gagasan. Contoh dari keseharian membantu pembaca bertahan.'),
        note: '',
      },
    ],
    quote: '',
    hasContents: true,
  },
  fields: richTextFields,
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ parts }: RichTextContent): Finding[] {
  if (parts.every(({ body }) => isBlankRichText(body))) return [{ path: ['parts'], message: 'Tulisan masih kosong' }]
  return parts
    .filter(({ body }) => isBlankRichText(body))
    .map(({ id }) => ({ path: ['parts', id, 'body'], message: 'Bagian ini belum berisi tulisan' }))
}
