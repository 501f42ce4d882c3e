import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { ctaSchema, imageSchema, listOf, noCta, noImage, shortIdSchema, strictObject, text } from '../values.ts'
import { suitableForFields } from './suitable-for-fields.ts'

const line = strictObject(() => ({ id: shortIdSchema, text: text(90) }))

const persona = strictObject(() => ({
  id: shortIdSchema,
  title: text(40),
  text: text(140),
  image: imageSchema,
}))

const content = strictObject(() => ({
  layout: z.enum(['sides', 'personas', 'checklist']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  /** Whom it suits, and whom not yet: one sentence each. */
  yes: listOf(line, 6),
  no: listOf(line, 4),
  personas: listOf(persona, 4),
  closing: text(120),
  cta: ctaSchema,
}))
export type SuitableForContent = z.infer<typeof content>

const newLine = { text: '' } as const
const newPersona = { title: '', text: '', image: noImage } as const

export const suitableFor = defineSection<SuitableForContent>({
  type: 'suitable_for',
  version: 1,
  label: 'Cocok untuk siapa',
  purpose: 'Membantu pembaca menilai sendiri apakah tawaran ini untuknya.',
  group: 'content',
  keywords: ['cocok', 'untuk siapa', 'sasaran', 'peserta', 'syarat', 'persona', 'audience', 'who', 'checklist'],
  content,
  defaults: {
    layout: 'sides',
    eyebrow: '',
    title: 'Apakah ini untuk Anda?',
    intro: '',
    yes: [
      { id: 'cocok-0001', text: 'Sudah punya usaha dan ingin mengelolanya lebih rapi' },
      { id: 'cocok-0002', text: 'Mau menyisihkan waktu untuk mencoba, bukan hanya menonton' },
    ],
    no: [{ id: 'belum-0001', text: 'Mencari hasil tanpa mengerjakan apa pun' }],
    personas: [
      {
        ...newPersona,
        id: 'sosok-0001',
        title: 'Pembaca yang pertama',
        text: 'Sedang di mana ia sekarang, dan ingin ke mana.',
      },
      {
        ...newPersona,
        id: 'sosok-0002',
        title: 'Pembaca yang kedua',
        text: 'Apa yang membedakannya dari yang pertama.',
      },
      { ...newPersona, id: 'sosok-0003', title: 'Pembaca yang ketiga', text: 'Apa yang ia dapat dari tawaran ini.' },
    ],
    closing: '',
    cta: noCta,
  },
  fields: suitableForFields(newLine, newPersona),
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ layout, yes, no, personas }: SuitableForContent): Finding[] {
  if (layout === 'personas') {
    if (personas.length === 0) return [{ path: ['personas'], message: 'Belum ada persona satu pun' }]
    return personas
      .filter(({ title }) => title.trim() === '')
      .map(({ id }) => ({ path: ['personas', id, 'title'], message: 'Persona ini belum punya nama' }))
  }
  if (yes.length === 0) return [{ path: ['yes'], message: 'Tulis untuk siapa tawaran ini cocok' }]
  return Object.entries({ yes, no }).flatMap(([key, lines]) =>
    lines
      .filter((item) => item.text.trim() === '')
      .map(({ id }) => ({ path: [key, id, 'text'], message: 'Kalimat ini belum diisi' })),
  )
}
