import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { iconSchema, listOf, shortIdSchema, strictObject, text } from '../values.ts'
import { benefitFields } from './benefit-fields.ts'

const item = strictObject(() => ({
  id: shortIdSchema,
  icon: iconSchema,
  title: text(50),
  text: text(160),
  /** What it would cost by itself, in whole rupiah; 0 where no such price exists. */
  worth: z.int().check(z.minimum(0), z.maximum(100_000_000)),
}))

const content = strictObject(() => ({
  layout: z.enum(['feature', 'receipt', 'stairs']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 12),
}))
export type BenefitsContent = z.infer<typeof content>

const newItem = { icon: '', title: '', text: '', worth: 0 } as const

export const benefits = defineSection<BenefitsContent>({
  type: 'benefits',
  version: 1,
  label: 'Manfaat',
  purpose: 'Semua yang pembeli dapatkan, dengan yang terpenting paling besar.',
  group: 'content',
  keywords: ['manfaat', 'keuntungan', 'termasuk', 'bonus', 'fasilitas', 'benefits', 'included'],
  content,
  defaults: {
    layout: 'feature',
    eyebrow: '',
    title: 'Yang Anda bawa pulang',
    intro: '',
    items: [
      {
        id: 'manfaat-01',
        icon: 'tangga',
        title: 'Kemampuan yang langsung dipakai',
        text: 'Tulis di sini satu perubahan yang paling terasa dalam pekerjaan sehari-hari.',
        worth: 0,
      },
      {
        id: 'manfaat-02',
        icon: 'berkas',
        title: 'Berkas siap pakai',
        text: 'Sebutkan berkas, contoh, atau alat yang ikut diberikan.',
        worth: 0,
      },
      {
        id: 'manfaat-03',
        icon: 'obrolan',
        title: 'Teman bertanya',
        text: 'Jelaskan kepada siapa dan di mana pertanyaan dijawab.',
        worth: 0,
      },
      {
        id: 'manfaat-04',
        icon: 'sertifikat',
        title: 'Bukti hasil kerja',
        text: 'Ceritakan apa yang bisa ditunjukkan setelah selesai.',
        worth: 0,
      },
    ],
  },
  fields: benefitFields(newItem),
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ items }: BenefitsContent): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada manfaat satu pun' }]
  return items
    .filter(({ title }) => title.trim() === '')
    .map(({ id }) => ({ path: ['items', id, 'title'], message: 'Nama manfaat belum diisi' }))
}
