import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { consentField, formFieldsField } from '../parts/form-fields.ts'
import { formFieldsSchema, newConsent, newFormFields } from '../parts/form.schema.ts'
import { ctaSchema, imageSchema, listOf, noCta, noImage, shortIdSchema, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['magnet', 'sheet', 'inline']),
  eyebrow: text(32),
  title: text(80),
  text: text(200),
  points: listOf(z.strictObject({ id: shortIdSchema, text: text(60) }), 4),
  image: imageSchema,
  fields: formFieldsSchema,
  consent: text(160),
  cta: ctaSchema,
}))
export type LeadFormContent = z.infer<typeof content>

export const leadForm = defineSection<LeadFormContent>({
  type: 'lead_form',
  version: 1,
  label: 'Formulir minat',
  purpose: 'Memberi sesuatu yang berguna sebagai ganti nama dan nomor pengunjung.',
  group: 'action',
  keywords: ['formulir', 'lead', 'daftar tunggu', 'waitlist', 'unduh', 'kontak', 'form'],
  content,
  defaults: {
    layout: 'magnet',
    eyebrow: '',
    title: 'Dapatkan panduannya',
    text: 'Tinggalkan nama dan nomor Anda, kami kirim lewat WhatsApp.',
    points: [],
    image: noImage,
    fields: newFormFields,
    consent: newConsent,
    cta: { ...noCta, label: 'Kirim ke saya' },
  },
  settings: { tone: 'paper' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'magnet', label: 'Hadiah dan formulir' },
        { value: 'sheet', label: 'Lembar bernomor' },
        { value: 'inline', label: 'Satu baris' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      hint: 'Sebutkan apa yang didapat pengunjung, bukan apa yang harus diisi.',
      examples: ['Ambil templat laporannya', 'Kabari saya saat kelas dibuka'],
    },
    text: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    points: {
      kind: 'list',
      label: 'Isi hadiah',
      itemLabel: 'Isi',
      min: 0,
      max: 4,
      titleKey: 'text',
      newItem: { text: '' },
      layouts: ['magnet', 'sheet'],
      fields: { text: { kind: 'text', label: 'Isi', maxLength: 60 } },
    },
    image: { kind: 'image', label: 'Gambar hadiah', layouts: ['magnet'] },
    fields: formFieldsField(),
    consent: consentField(),
    cta: { kind: 'cta', label: 'Tombol', hint: 'Tujuan tombol dibuka setelah isian terkirim.' },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ fields, cta }: LeadFormContent): Finding[] {
  return [
    ...(fields.length === 0 ? [{ path: ['fields'], message: 'Formulir belum punya isian' }] : []),
    ...fields
      .filter(({ kind, options }) => kind === 'choice' && options.trim() === '')
      .map(({ id }) => ({ path: ['fields', id, 'options'], message: 'Pilihan jawabannya belum ditulis' })),
    ...(cta.label.trim() === '' ? [{ path: ['cta', 'label'], message: 'Tombol belum punya tulisan' }] : []),
  ]
}
