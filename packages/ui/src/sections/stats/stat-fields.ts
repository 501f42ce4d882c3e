import type { Field } from '../fields.ts'

/** The inspector's fields of numbers. */
export const statFields = {
  layout: {
    kind: 'layout',
    label: 'Tata letak',
    options: [
      { value: 'feature', label: 'Satu raksasa' },
      { value: 'rows', label: 'Papan skor' },
      { value: 'sentence', label: 'Kalimat' },
    ],
  },
  eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
  title: { kind: 'text', label: 'Judul', maxLength: 80, bestLength: 45 },
  intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
  items: {
    kind: 'list',
    label: 'Angka',
    itemLabel: 'Angka',
    min: 1,
    max: 8,
    titleKey: 'label',
    newItem: { value: '', label: '', note: '' },
    addLabel: 'Tambah angka',
    hint: 'Angka pertama tampil paling besar.',
    fields: {
      value: {
        kind: 'text',
        label: 'Angka',
        maxLength: 10,
        bestLength: 6,
        hint: 'Sertakan satuannya jika pendek, misalnya 4,8 atau 12 jam.',
      },
      label: { kind: 'text', label: 'Yang dihitung', maxLength: 40, bestLength: 28 },
      note: { kind: 'text', label: 'Keterangan', maxLength: 80, isMultiline: true, layouts: ['feature', 'rows'] },
    },
  },
  source: {
    kind: 'text',
    label: 'Sumber',
    maxLength: 120,
    hint: 'Sebutkan asal angka ini dan tanggal datanya.',
    examples: ['Catatan kelas kami, per akhir bulan lalu', 'Ulasan peserta di halaman ini'],
  },
} satisfies Readonly<Record<string, Field>>
