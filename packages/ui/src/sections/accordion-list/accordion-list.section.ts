import * as z from 'zod/mini'
import { emptyRichText, isBlankRichText, richTextOf } from '../../rich-text/rich-text-value.ts'
import { richTextSchema } from '../../rich-text/rich-text.schema.ts'
import { defineSection, type Finding } from '../define-section.ts'
import { listOf, shortIdSchema, text } from '../values.ts'
import { accordionFields } from './accordion-list-fields.ts'

const item = z.strictObject({
  id: shortIdSchema,
  question: text(120),
  answer: richTextSchema(800),
  /** Questions of one group stand under its name in the `categories` layout. */
  group: text(24),
  /** Unfolded when the page opens. */
  isOpen: z.boolean(),
})

const content = z.strictObject({
  layout: z.enum(['lines', 'columns', 'numbered', 'categories']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 30),
  /** Who answers by WhatsApp; without a number of its own the offer's is used. */
  contact: z.strictObject({
    name: text(40),
    hours: text(60),
    number: z
      .string()
      .check(z.regex(/^\+?[0-9]{0,15}$/, { error: "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'" })),
  }),
})

function folded(id: string, question: string, answer: string): z.infer<typeof item> {
  return { id, question, answer: richTextOf(answer), group: '', isOpen: false }
}

export const accordionList = defineSection<z.infer<typeof content>>({
  type: 'accordion_list',
  version: 1,
  label: 'Akordeon',
  purpose: 'Pertanyaan dan jawaban yang dilipat, supaya keraguan terjawab sebelum membeli.',
  group: 'questions',
  keywords: ['faq', 'tanya jawab', 'pertanyaan', 'lipat', 'accordion'],
  content,
  defaults: {
    layout: 'lines',
    eyebrow: '',
    title: 'Pertanyaan yang sering diajukan',
    intro: '',
    items: [
      folded('tanya-0001', 'Bagaimana cara mendaftar?', 'Tekan tombol di halaman ini, lalu ikuti langkah yang tampil.'),
      folded('tanya-0002', 'Kapan saya mendapat kabar?', 'Kabar dikirim ke kontak yang Anda isi saat mendaftar.'),
      folded('tanya-0003', 'Ke mana saya bisa bertanya?', 'Hubungi kami lewat kontak yang tercantum di halaman ini.'),
    ],
    contact: { name: '', hours: '', number: '' },
  },
  fields: accordionFields({ question: '', answer: emptyRichText, group: '', isOpen: false }),
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ layout, items }: z.infer<typeof content>): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada pertanyaan satu pun' }]
  return items.flatMap(({ id, question, answer, group }) => [
    ...(question.trim() === '' ? [{ path: ['items', id, 'question'], message: 'Pertanyaan belum diisi' }] : []),
    ...(isBlankRichText(answer) ? [{ path: ['items', id, 'answer'], message: 'Jawaban belum diisi' }] : []),
    ...(layout === 'categories' && group.trim() === ''
      ? [{ path: ['items', id, 'group'], message: 'Kelompok pertanyaan belum diisi' }]
      : []),
  ])
}
