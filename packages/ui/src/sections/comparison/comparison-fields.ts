import type { Field } from '../fields.ts'

const option = (label: string, hint?: string): Field => ({
  kind: 'group',
  label,
  ...(hint !== undefined && { hint }),
  fields: {
    name: { kind: 'text', label: 'Nama', maxLength: 24, bestLength: 16 },
    note: { kind: 'text', label: 'Keterangan', maxLength: 40 },
  },
})

const answer = (label: string): Field => ({
  kind: 'group',
  label,
  fields: {
    answer: {
      kind: 'choice',
      label: 'Jawaban',
      options: [
        { value: 'yes', label: 'Ya' },
        { value: 'no', label: 'Tidak' },
        { value: 'text', label: 'Tulisan saja' },
      ],
    },
    text: { kind: 'text', label: 'Tulisan', maxLength: 40, hint: 'Tampil menggantikan kata Ya atau Tidak.' },
  },
})

/** The inspector's fields of a comparison. */
export const comparisonFields = (newRow: Readonly<Record<string, unknown>>) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'table', label: 'Tabel' },
        { value: 'slips', label: 'Nota berdampingan' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: { kind: 'text', label: 'Judul', maxLength: 80, bestLength: 45 },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    first: option('Tawaran Anda'),
    second: option('Pilihan kedua', 'Sebut kebiasaan atau cara lain, bukan nama pesaing.'),
    third: option('Pilihan ketiga', 'Kosongkan namanya bila hanya dua.'),
    rows: {
      kind: 'list',
      label: 'Yang dibandingkan',
      itemLabel: 'Hal',
      min: 2,
      max: 16,
      titleKey: 'label',
      newItem: newRow,
      addLabel: 'Tambah hal',
      fields: {
        label: { kind: 'text', label: 'Hal', maxLength: 60, bestLength: 40 },
        first: answer('Tawaran Anda'),
        second: answer('Pilihan kedua'),
        third: answer('Pilihan ketiga'),
      },
    },
    source: {
      kind: 'text',
      label: 'Sumber',
      maxLength: 120,
      hint: 'Jika menyebut harga atau fitur pihak lain, tulis di mana dan kapan Anda memeriksanya.',
    },
    cta: { kind: 'cta', label: 'Tombol' },
  }) satisfies Readonly<Record<string, Field>>
