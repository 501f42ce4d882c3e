import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import {
  ctaSchema,
  iconSchema,
  imageSchema,
  linkSchema,
  listOf,
  noCta,
  noImage,
  noLink,
  shortIdSchema,
  strictObject,
  text,
} from '../values.ts'
import { stepFields } from './step-fields.ts'

const item = strictObject(() => ({
  id: shortIdSchema,
  icon: iconSchema,
  title: text(50),
  text: text(160),
  /** How long it takes, or when: `5 menit`. */
  note: text(24),
  image: imageSchema,
  target: linkSchema,
}))

const content = strictObject(() => ({
  layout: z.enum(['board', 'pictures', 'checklist']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 8),
  cta: ctaSchema,
}))
export type StepsContent = z.infer<typeof content>

const newItem = { icon: '', title: '', text: '', note: '', image: noImage, target: noLink } as const

export const steps = defineSection<StepsContent>({
  type: 'steps',
  version: 1,
  label: 'Langkah',
  purpose: 'Apa yang terjadi setelah tombol ditekan, langkah demi langkah.',
  group: 'content',
  keywords: ['langkah', 'cara kerja', 'alur', 'proses', 'petunjuk', 'steps', 'how it works'],
  content,
  defaults: {
    layout: 'board',
    eyebrow: '',
    title: 'Cara mulainya',
    intro: '',
    items: [
      {
        ...newItem,
        id: 'langkah-01',
        icon: 'pensil',
        title: 'Isi formulir pendek',
        text: 'Tulis apa yang diminta di langkah pembuka.',
      },
      {
        ...newItem,
        id: 'langkah-02',
        icon: 'obrolan',
        title: 'Terima pesan kami',
        text: 'Jelaskan lewat mana kabar dikirim, dan kapan.',
      },
      {
        ...newItem,
        id: 'langkah-03',
        icon: 'tunas',
        title: 'Mulai dari yang kecil',
        text: 'Sebutkan hal yang langsung bisa dikerjakan.',
      },
    ],
    cta: noCta,
  },
  fields: stepFields(newItem),
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ items }: StepsContent): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada langkah satu pun' }]
  return items
    .filter(({ title }) => title.trim() === '')
    .map(({ id }) => ({ path: ['items', id, 'title'], message: 'Nama langkah belum diisi' }))
}
