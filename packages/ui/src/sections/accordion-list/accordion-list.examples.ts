import { courseQuestions } from '../course-page.sample-lists.ts'
import type { SectionSettings } from '../section-settings.ts'
import { accordionList, type AccordionListContent } from './accordion-list.section.ts'

const groups = [
  'Belajar',
  'Belajar',
  'Belajar',
  'Belajar',
  'Pembayaran',
  'Pembayaran',
  'Sesudah kelas',
  'Sesudah kelas',
]

const questions: AccordionListContent = {
  ...accordionList.defaults,
  title: 'Pertanyaan yang sering diajukan',
  intro: 'Belum terjawab? Tulis kepada kami lewat WhatsApp.',
  items: courseQuestions.map((item, index) => ({ ...item, group: groups[index] ?? '', isOpen: index === 1 })),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  lines: { content: questions },
  columns: {
    content: {
      ...questions,
      layout: 'columns',
      intro: '',
      contact: { name: 'Sinta', hours: 'Hari kerja, 09.00–17.00 WIB', number: '' },
    },
    settings: { tone: 'paper' },
  },
  columnsWithoutContact: { content: { ...questions, layout: 'columns' } },
  numbered: {
    content: { ...questions, layout: 'numbered', title: 'Sebelum Anda mendaftar' },
    settings: { tone: 'board' },
  },
  categories: { content: { ...questions, layout: 'categories' }, settings: { tone: 'soft' } },
} satisfies Record<string, { content: AccordionListContent; settings?: Partial<SectionSettings> }>
