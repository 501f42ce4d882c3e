import type { Field, Option } from '../fields.ts'

export interface QuestionFieldsOptions {
  layouts: readonly Option[]
  newItem: Readonly<Record<string, unknown>>
  /** Layouts that draw the WhatsApp card; left out, all of them. */
  contactLayouts?: readonly string[]
}

/** The inspector's fields of a list of questions and of who answers those that are not in it. */
export const questionFields = ({ layouts, newItem, contactLayouts }: QuestionFieldsOptions) =>
  ({
    layout: { kind: 'layout', label: 'Tata letak', options: layouts },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Pertanyaan yang sering diajukan', 'Sebelum Anda mendaftar'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Pertanyaan dan jawaban',
      itemLabel: 'Pertanyaan',
      min: 1,
      max: 30,
      titleKey: 'question',
      newItem,
      hint: 'Dahulukan pertanyaan yang paling sering masuk lewat WhatsApp.',
      fields: {
        question: {
          kind: 'text',
          label: 'Pertanyaan',
          maxLength: 120,
          bestLength: 60,
          hint: 'Tulis seperti cara pembeli menanyakannya.',
          examples: ['Apakah pemula bisa ikut?', 'Bagaimana cara membayar?', 'Bagaimana jika saya tidak puas?'],
        },
        answer: {
          kind: 'richText',
          label: 'Jawaban',
          maxLength: 800,
          bestLength: 240,
          hint: 'Jawab di kalimat pertama, lalu jelaskan.',
        },
        group: {
          kind: 'text',
          label: 'Kelompok',
          maxLength: 24,
          isUndrawn: true,
          layouts: ['categories'],
          examples: ['Belajar', 'Pembayaran', 'Sesudah kelas'],
        },
        isOpen: { kind: 'toggle', label: 'Terbuka sejak awal' },
      },
    },
    contact: {
      kind: 'group',
      label: 'Kartu WhatsApp',
      ...(contactLayouts && { layouts: contactLayouts }),
      hint: 'Tampil jika nama atau nomornya diisi.',
      fields: {
        name: { kind: 'text', label: 'Nama yang membalas', maxLength: 40 },
        hours: { kind: 'text', label: 'Jam balas', maxLength: 60, examples: ['Hari kerja, 09.00–17.00 WIB'] },
        number: {
          kind: 'text',
          label: 'Nomor WhatsApp',
          maxLength: 16,
          isUndrawn: true,
          hint: 'Kosongkan untuk memakai nomor penawaran.',
        },
      },
    },
  }) satisfies Readonly<Record<string, Field>>
