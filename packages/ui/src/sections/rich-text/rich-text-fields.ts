import { emptyRichText } from '../../rich-text/rich-text-value.ts'
import type { Field } from '../fields.ts'

/** The inspector's fields of a long text. */
export const richTextFields = {
  layout: {
    kind: 'layout',
    label: 'Tata letak',
    options: [
      { value: 'article', label: 'Artikel' },
      { value: 'margin', label: 'Catatan pinggir' },
      { value: 'folded', label: 'Bagian terlipat' },
    ],
  },
  eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
  title: { kind: 'text', label: 'Judul', maxLength: 80, bestLength: 50 },
  intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 140, isMultiline: true },
  parts: {
    kind: 'list',
    label: 'Bagian tulisan',
    itemLabel: 'Bagian',
    min: 1,
    max: 20,
    titleKey: 'title',
    newItem: { title: '', body: emptyRichText, note: '' },
    addLabel: 'Tambah bagian',
    fields: {
      title: { kind: 'text', label: 'Judul bagian', maxLength: 80, bestLength: 40 },
      body: { kind: 'richText', label: 'Tulisan', maxLength: 4000, bestLength: 1500 },
      note: {
        kind: 'text',
        label: 'Catatan',
        maxLength: 240,
        bestLength: 120,
        isMultiline: true,
        hint: 'Tulis sumber, angka, atau pengecualian di sini agar kalimat utama tetap ringkas.',
      },
    },
  },
  quote: {
    kind: 'text',
    label: 'Kalimat yang ditonjolkan',
    maxLength: 160,
    bestLength: 90,
    layouts: ['article', 'margin'],
    hint: 'Kutip satu kalimat dari tulisan ini. Kutipan tampil setelah bagian pertama.',
  },
  hasContents: { kind: 'toggle', label: 'Tampilkan daftar isi', layouts: ['article', 'margin'], group: 'behaviour' },
} satisfies Readonly<Record<string, Field>>
