import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { ctaSchema, listOf, noCta, shortIdSchema, strictObject, text } from '../values.ts'
import { comparisonFields } from './comparison-fields.ts'

const option = strictObject(() => ({ name: text(24), note: text(40) }))

/** `yes` and `no` are drawn as a sign with its word; a text of its own replaces the word. */
const answer = strictObject(() => ({ answer: z.enum(['yes', 'no', 'text']), text: text(40) }))

const row = strictObject(() => ({ id: shortIdSchema, label: text(60), first: answer, second: answer, third: answer }))

const content = strictObject(() => ({
  layout: z.enum(['table', 'slips']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  /** What is offered here; emphasised. */
  first: option,
  second: option,
  /** Left out while it has no name. */
  third: option,
  rows: listOf(row, 16),
  /** As of when it is true, and where it was read. */
  source: text(120),
  cta: ctaSchema,
}))
export type ComparisonContent = z.infer<typeof content>
/** The key of an option in the content. */
export type OptionKey = 'first' | 'second' | 'third'

const yes = { answer: 'yes', text: '' } as const
const no = { answer: 'no', text: '' } as const
const newRow = { label: '', first: yes, second: no, third: no }

export const comparison = defineSection<ComparisonContent>({
  type: 'comparison',
  version: 1,
  label: 'Perbandingan',
  purpose: 'Membandingkan tawaran Anda dengan pilihan lain.',
  group: 'price',
  keywords: ['banding', 'perbandingan', 'beda', 'versus', 'tabel', 'paket', 'comparison', 'compare', 'table'],
  content,
  defaults: {
    layout: 'table',
    eyebrow: '',
    title: 'Apa bedanya',
    intro: '',
    first: { name: 'Bersama kami', note: '' },
    second: { name: 'Belajar sendiri', note: '' },
    third: { name: '', note: '' },
    rows: [
      { ...newRow, id: 'banding-01', label: 'Ada yang menjawab pertanyaan' },
      { ...newRow, id: 'banding-02', label: 'Urutan belajar sudah disusun' },
      { ...newRow, id: 'banding-03', label: 'Bebas mengatur waktu', second: yes, third: yes },
    ],
    source: '',
    cta: noCta,
  },
  fields: comparisonFields(newRow),
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ first, second, third, rows }: ComparisonContent): Finding[] {
  const columns = [
    ['first', first],
    ['second', second],
    ['third', third],
  ] as const
  const shown = columns.filter(([key, { name }]) => key !== 'third' || name.trim() !== '')
  return [
    ...shown
      .filter(([, { name }]) => name.trim() === '')
      .map(([key]) => ({ path: [key, 'name'], message: 'Nama pilihan ini belum diisi' })),
    ...(rows.length === 0 ? [{ path: ['rows'], message: 'Belum ada hal yang dibandingkan' }] : []),
    ...rows.flatMap((each) => [
      ...(each.label.trim() === ''
        ? [{ path: ['rows', each.id, 'label'], message: 'Hal yang dibandingkan belum diisi' }]
        : []),
      ...shown
        .filter(([key]) => each[key].answer === 'text' && each[key].text.trim() === '')
        .map(([key]) => ({ path: ['rows', each.id, key, 'text'], message: 'Jawaban belum diisi' })),
    ]),
  ]
}
