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
import { listOf, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['lines', 'columns', 'numbered', 'categories']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(questionSchema, 30),
  contact: contactSchema,
}))
export type AccordionListContent = z.infer<typeof content>

export const accordionList = defineSection<AccordionListContent>({
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
      foldedQuestion(
        'tanya-0001',
        'Bagaimana cara mendaftar?',
        'Tekan tombol di halaman ini, lalu ikuti langkah yang tampil.',
      ),
      foldedQuestion(
        'tanya-0002',
        'Kapan saya mendapat kabar?',
        'Kabar dikirim ke kontak yang Anda isi saat mendaftar.',
      ),
      foldedQuestion(
        'tanya-0003',
        'Ke mana saya bisa bertanya?',
        'Hubungi kami lewat kontak yang tercantum di halaman ini.',
      ),
    ],
    contact: noContact,
  },
  fields: questionFields({
    layouts: [
      { value: 'lines', label: 'Garis' },
      { value: 'columns', label: 'Dua kolom' },
      { value: 'numbered', label: 'Bernomor' },
      { value: 'categories', label: 'Kategori' },
    ],
    newItem: { question: '', answer: emptyRichText, group: '', isOpen: false },
    contactLayouts: ['columns'],
  }),
  complete: { title: 'Judul belum diisi' },
  check: ({ layout, items }) => unfinishedQuestions(layout, items),
  upgrades: {},
})
