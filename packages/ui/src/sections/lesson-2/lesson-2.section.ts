import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { stagesOf } from '../parts/from-record.ts'
import { imageSchema, listOf, noImage, shortIdSchema, strictObject, text } from '../values.ts'
import { stageFields } from './stage-fields.ts'

const item = strictObject(() => ({
  id: shortIdSchema,
  /** When it happens: a week, a day, an hour. */
  label: text(16),
  title: text(60),
  text: text(200),
  /** What one holds in hand afterwards. */
  result: text(60),
  image: imageSchema,
}))

const content = strictObject(() => ({
  layout: z.enum(['weeks', 'projects', 'rundown']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 12),
}))
export type Lesson2Content = z.infer<typeof content>

const newItem = { label: '', title: '', text: '', result: '', image: noImage } as const

export const lesson2 = defineSection<Lesson2Content>({
  type: 'lesson_2',
  version: 1,
  label: 'Perjalanan belajar',
  purpose: 'Urutan minggu, proyek, atau jam acara, masing-masing dengan hasilnya.',
  group: 'curriculum',
  keywords: ['linimasa', 'minggu', 'proyek', 'rundown', 'jadwal', 'hasil', 'timeline', 'project', 'schedule'],
  content,
  defaults: {
    layout: 'weeks',
    eyebrow: '',
    title: 'Perjalanan Anda',
    intro: '',
    items: [
      {
        ...newItem,
        id: 'tahap-0001',
        label: 'Awal',
        title: 'Merapikan yang ada',
        text: 'Apa yang dikerjakan peserta pada tahap pembuka.',
        result: 'Titik mulai yang jelas',
      },
      {
        ...newItem,
        id: 'tahap-0002',
        label: 'Tengah',
        title: 'Mengerjakan sendiri',
        text: 'Latihan yang paling banyak memakan waktu, dan siapa yang menemani.',
        result: 'Karya pertama',
      },
      {
        ...newItem,
        id: 'tahap-0003',
        label: 'Akhir',
        title: 'Menunjukkan hasil',
        text: 'Bagaimana hasil dinilai dan dipakai setelah selesai.',
        result: 'Karya yang siap dipakai',
      },
    ],
  },
  fields: stageFields(newItem),
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  fromRecord: { keys: ['items'], read: stagesOf },
  upgrades: {},
})

function unfinished({ items }: Lesson2Content): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada tahap satu pun' }]
  return items
    .filter(({ title }) => title.trim() === '')
    .map(({ id }) => ({ path: ['items', id, 'title'], message: 'Nama tahap belum diisi' }))
}
