import type { Field } from '../fields.ts'

/** The inspector's fields of benefits. */
export const benefitFields = (newItem: Readonly<Record<string, unknown>>) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'feature', label: 'Satu diutamakan' },
        { value: 'receipt', label: 'Nota' },
        { value: 'stairs', label: 'Tangga' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Yang Anda bawa pulang', 'Sekali bayar, semua termasuk'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Manfaat',
      itemLabel: 'Manfaat',
      min: 3,
      max: 12,
      titleKey: 'title',
      newItem,
      addLabel: 'Tambah manfaat',
      hint: 'Manfaat pertama tampil paling besar.',
      fields: {
        icon: { kind: 'icon', label: 'Ikon', layouts: ['feature', 'stairs'] },
        title: { kind: 'text', label: 'Manfaat', maxLength: 50, bestLength: 32 },
        text: {
          kind: 'text',
          label: 'Penjelasan',
          maxLength: 160,
          bestLength: 100,
          isMultiline: true,
          hint: 'Jelaskan dalam satu kalimat apa yang berubah bagi pembeli.',
        },
        worth: {
          kind: 'number',
          label: 'Nilai bila dibeli terpisah',
          min: 0,
          max: 100_000_000,
          unit: 'rupiah',
          layouts: ['receipt'],
          hint: 'Isi hanya jika memang pernah dijual dengan harga itu. Jika tidak, isi 0.',
        },
      },
    },
  }) satisfies Readonly<Record<string, Field>>
