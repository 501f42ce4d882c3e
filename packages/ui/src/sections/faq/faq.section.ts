import * as z from 'zod/mini'
import { emptyRichText } from '../../rich-text/rich-text-value.ts'
import { defineSection } from '../define-section.ts'
import { questionFields } from '../parts/question-fields.ts'
import {
  contactSchema,
  foldedQuestion,
  noContact,
  questionSchema,
  unfinishedQuestions,
} from '../parts/questions.schema.ts'
import { imageSchema, listOf, noImage, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['columns', 'lines', 'open', 'categories']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(questionSchema, 30),
  contact: contactSchema,
  /** Who answers; the sign of a chat where there is none. */
  portrait: imageSchema,
}))
export type FaqContent = z.infer<typeof content>

export const faq = defineSection<FaqContent>({
  type: 'faq',
  version: 1,
  label: 'Tanya jawab',
  purpose: 'Pertanyaan pembeli beserta jawabannya, dan orang yang bisa ditanya langsung.',
  group: 'questions',
  keywords: ['faq', 'pertanyaan', 'tanya jawab', 'whatsapp', 'bantuan', 'questions'],
  content,
  defaults: {
    layout: 'columns',
    eyebrow: '',
    title: 'Sebelum Anda mendaftar',
    intro: '',
    items: [
      foldedQuestion('tanya-0001', 'Untuk siapa ini dibuat?', 'Untuk Anda yang ingin mulai, juga yang sudah berjalan.'),
      foldedQuestion(
        'tanya-0002',
        'Bagaimana cara ikut?',
        'Tekan tombol di halaman ini, lalu ikuti langkah yang tampil.',
      ),
      foldedQuestion(
        'tanya-0003',
        'Apa yang saya siapkan?',
        'Cukup waktu dan kemauan mencoba. Sisanya kami beri tahu.',
      ),
      foldedQuestion('tanya-0004', 'Kalau masih ragu?', 'Tulis kepada kami. Kami bantu menimbang, bukan membujuk.'),
    ],
    contact: noContact,
    portrait: noImage,
  },
  fields: {
    ...questionFields({
      layouts: [
        { value: 'columns', label: 'Dua kolom' },
        { value: 'lines', label: 'Garis' },
        { value: 'open', label: 'Terbuka' },
        { value: 'categories', label: 'Kategori' },
      ],
      newItem: { question: '', answer: emptyRichText, group: '', isOpen: false },
    }),
    portrait: { kind: 'image', label: 'Foto yang membalas', hint: 'Wajah tim membuat orang berani bertanya.' },
  },
  complete: { title: 'Judul belum diisi' },
  check: ({ layout, items }) => unfinishedQuestions(layout, items),
  upgrades: {},
})
