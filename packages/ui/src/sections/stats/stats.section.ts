import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { listOf, shortIdSchema, strictObject, text } from '../values.ts'
import { statFields } from './stat-fields.ts'

const item = strictObject(() => ({
  id: shortIdSchema,
  /** As it is read: `2.400`, `4,8`, `Rp1,2 M`. */
  value: text(10),
  label: text(40),
  note: text(80),
}))

const content = strictObject(() => ({
  layout: z.enum(['feature', 'rows', 'sentence']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 8),
  /** Where the numbers come from, and as of when. */
  source: text(120),
}))
export type StatsContent = z.infer<typeof content>

const placeholder = 'Angka'

export const stats = defineSection<StatsContent>({
  type: 'stats',
  version: 1,
  label: 'Angka bukti',
  purpose: 'Angka yang membuktikan, sangat besar, dengan sumbernya.',
  group: 'proof',
  keywords: ['angka', 'statistik', 'bukti', 'capaian', 'data', 'stats', 'numbers', 'metrics'],
  content,
  defaults: {
    layout: 'feature',
    eyebrow: '',
    title: 'Sejauh ini',
    intro: '',
    items: [
      { id: 'angka-0001', value: placeholder, label: 'yang paling Anda banggakan', note: '' },
      { id: 'angka-0002', value: placeholder, label: 'yang bisa diperiksa orang', note: '' },
      { id: 'angka-0003', value: placeholder, label: 'yang terus bertambah', note: '' },
    ],
    source: '',
  },
  fields: statFields,
  complete: {},
  check: unfinished,
  upgrades: {},
})

function unfinished({ items }: StatsContent): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada angka satu pun' }]
  return items.flatMap(({ id, value, label }) => [
    ...(value.trim() === '' || value === placeholder
      ? [{ path: ['items', id, 'value'], message: 'Isi dengan angka Anda sendiri' }]
      : []),
    ...(label.trim() === '' ? [{ path: ['items', id, 'label'], message: 'Apa yang dihitung belum diisi' }] : []),
  ])
}
