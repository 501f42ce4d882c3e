import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { consentField, formFieldsField } from '../parts/form-fields.ts'
import { formFieldsSchema, newConsent, newFormFields } from '../parts/form.schema.ts'
import { ctaSchema, noCta, strictObject, text } from '../values.ts'

const instant = z.nullable(z.iso.datetime({ offset: true }))

const content = strictObject(() => ({
  layout: z.enum(['band', 'form', 'ticket', 'receipt']),
  eyebrow: text(32),
  title: text(80),
  text: text(160),
  cta: ctaSchema,
  fields: formFieldsSchema,
  consent: text(160),
  /** Who learns together, and when. What is empty comes from the page's offer. */
  cohort: z.strictObject({ name: text(40), start: instant, until: instant, seats: text(24) }),
}))
export type RegisterClassContent = z.infer<typeof content>

export const registerClass = defineSection<RegisterClassContent>({
  type: 'register_class',
  version: 1,
  label: 'Daftar kelas',
  purpose: 'Penutup halaman: nama angkatan, tanggal mulai, dan cara mendaftar.',
  group: 'action',
  keywords: ['daftar', 'pendaftaran', 'angkatan', 'kursi', 'formulir', 'register', 'enroll', 'cohort'],
  content,
  defaults: {
    layout: 'band',
    eyebrow: '',
    title: 'Daftar sekarang',
    text: '',
    cta: { ...noCta, label: 'Daftar kelas' },
    fields: newFormFields,
    consent: newConsent,
    cohort: { name: '', start: null, until: null, seats: '' },
  },
  settings: { tone: 'turmeric', hasStep: true },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'band', label: 'Pita' },
        { value: 'form', label: 'Formulir' },
        { value: 'ticket', label: 'Karcis' },
        { value: 'receipt', label: 'Nota ringkas' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Mulai bersama angkatan berikutnya', 'Siap membaca angka usaha Anda?'],
    },
    text: { kind: 'text', label: 'Teks', maxLength: 160, bestLength: 100, isMultiline: true },
    cta: { kind: 'cta', label: 'Tombol', hint: 'Pada formulir, tujuan tombol dibuka setelah isian terkirim.' },
    fields: formFieldsField(['form']),
    consent: consentField(['form']),
    cohort: {
      kind: 'group',
      label: 'Angkatan',
      hint: 'Jika tanggal tutup atau kursi dikosongkan, dipakai data penawaran halaman.',
      fields: {
        name: { kind: 'text', label: 'Nama angkatan', maxLength: 40 },
        start: { kind: 'instant', label: 'Mulai' },
        until: { kind: 'instant', label: 'Pendaftaran ditutup' },
        seats: { kind: 'text', label: 'Sisa kursi', maxLength: 24 },
      },
    },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ layout, cta, fields, cohort }: RegisterClassContent): Finding[] {
  const findings: Finding[] = []
  if (cta.label.trim() === '') findings.push({ path: ['cta', 'label'], message: 'Tombol belum punya tulisan' })
  if (layout === 'form' && fields.length === 0)
    findings.push({ path: ['fields'], message: 'Formulir belum punya isian' })
  if (cohort.start !== null && cohort.until !== null && Date.parse(cohort.until) > Date.parse(cohort.start))
    findings.push({ path: ['cohort', 'until'], message: 'Pendaftaran ditutup sesudah kelas mulai: periksa tanggalnya' })
  return findings
}
