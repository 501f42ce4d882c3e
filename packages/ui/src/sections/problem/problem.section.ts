import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { iconSchema, listOf, shortIdSchema, strictObject, text } from '../values.ts'

const item = strictObject(() => ({
  id: shortIdSchema,
  text: text(90),
  /** Shown in the head of the drawn screen. */
  icon: iconSchema,
  /** What the drawn screen shows. */
  screen: z.enum(['orders', 'chat', 'sheet', 'chart']),
}))

const content = strictObject(() => ({
  layout: z.enum(['board', 'screens', 'thoughts']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 6),
  closing: text(120),
}))
export type ProblemContent = z.infer<typeof content>

const newItem = { text: '', icon: '', screen: 'orders' } as const

export const problem = defineSection<ProblemContent>({
  type: 'problem',
  version: 1,
  label: 'Masalah',
  purpose: 'Hal yang pembaca alami tiap hari, dalam kata-katanya sendiri.',
  group: 'problem',
  keywords: ['masalah', 'keluhan', 'kendala', 'resah', 'pain', 'problem', 'papan'],
  content,
  defaults: {
    layout: 'board',
    eyebrow: '',
    title: 'Apakah ini juga Anda alami?',
    intro: '',
    items: [
      { ...newItem, id: 'soal-00001', icon: 'keranjang', text: 'Hal yang membuat pembaca lelah setiap hari' },
      {
        ...newItem,
        id: 'soal-00002',
        icon: 'obrolan',
        screen: 'chat',
        text: 'Cara lama yang sudah dicoba, tetapi tidak selesai',
      },
      { ...newItem, id: 'soal-00003', icon: 'grafik', screen: 'chart', text: 'Akibatnya bila dibiarkan terus' },
    ],
    closing: '',
  },
  settings: { tone: 'board' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'board', label: 'Papan' },
        { value: 'screens', label: 'Layar' },
        { value: 'thoughts', label: 'Pikiran' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Apakah ini juga Anda alami?', 'Ramai, tetapi uangnya ke mana?'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Masalah',
      itemLabel: 'Masalah',
      min: 3,
      max: 6,
      titleKey: 'text',
      newItem,
      addLabel: 'Tambah masalah',
      hint: 'Pakai kalimat yang pernah Anda dengar dari pembeli.',
      fields: {
        text: { kind: 'text', label: 'Kalimat', maxLength: 90, bestLength: 60 },
        icon: { kind: 'icon', label: 'Ikon', layouts: ['screens'] },
        screen: {
          kind: 'choice',
          label: 'Gambar layar',
          layouts: ['screens'],
          options: [
            { value: 'orders', label: 'Daftar pesanan' },
            { value: 'chat', label: 'Pesan masuk' },
            { value: 'sheet', label: 'Lembar kerja' },
            { value: 'chart', label: 'Grafik turun' },
          ],
        },
      },
    },
    closing: {
      kind: 'text',
      label: 'Kalimat penutup',
      maxLength: 120,
      bestLength: 80,
      hint: 'Tulis satu kalimat yang mengantar ke bagian berikutnya.',
    },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ items }: ProblemContent): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada masalah satu pun' }]
  return items
    .filter(({ text: words }) => words.trim() === '')
    .map(({ id }) => ({ path: ['items', id, 'text'], message: 'Kalimat masalah ini belum diisi' }))
}
