import type { Field } from '../fields.ts'

type Values = Readonly<Record<string, unknown>>
const lists = ['sides', 'checklist']

/** The inspector's fields: sentences for two layouts, people for the third. */
export const suitableForFields = (newLine: Values, newPersona: Values) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'sides', label: 'Bersebelahan' },
        { value: 'personas', label: 'Kartu persona' },
        { value: 'checklist', label: 'Daftar periksa' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Apakah ini untuk Anda?', 'Siapa yang biasanya ikut'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    yes: {
      kind: 'list',
      label: 'Cocok',
      itemLabel: 'Cocok',
      min: 2,
      max: 6,
      titleKey: 'text',
      newItem: newLine,
      layouts: lists,
      hint: 'Lanjutkan kalimat “Cocok untuk Anda yang …”.',
      fields: { text: { kind: 'text', label: 'Kalimat', maxLength: 90, bestLength: 60 } },
    },
    no: {
      kind: 'list',
      label: 'Belum cocok',
      itemLabel: 'Belum cocok',
      min: 0,
      max: 4,
      titleKey: 'text',
      newItem: newLine,
      layouts: lists,
      hint: 'Kejujuran di sini membuat bagian lain lebih dipercaya.',
      fields: { text: { kind: 'text', label: 'Kalimat', maxLength: 90, bestLength: 60 } },
    },
    personas: {
      kind: 'list',
      label: 'Persona',
      itemLabel: 'Persona',
      min: 3,
      max: 4,
      titleKey: 'title',
      newItem: newPersona,
      layouts: ['personas'],
      fields: {
        title: { kind: 'text', label: 'Siapa', maxLength: 40, bestLength: 28, examples: ['Penjual di marketplace'] },
        text: { kind: 'text', label: 'Keadaannya', maxLength: 140, bestLength: 100, isMultiline: true },
        image: { kind: 'image', label: 'Gambar' },
      },
    },
    closing: { kind: 'text', label: 'Kalimat penutup', maxLength: 120, bestLength: 80 },
    cta: { kind: 'cta', label: 'Tombol' },
  }) satisfies Readonly<Record<string, Field>>
