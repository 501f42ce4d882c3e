import type { Field } from '../fields.ts'

const cards = ['feature', 'even', 'numbered', 'slide']

/** The inspector's fields of a grid of cards. */
export const gridCardFields = (newItem: Readonly<Record<string, unknown>>) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'feature', label: 'Sorot' },
        { value: 'even', label: 'Rata' },
        { value: 'numbered', label: 'Bernomor' },
        { value: 'slide', label: 'Geser' },
        { value: 'quote', label: 'Kutipan' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Yang Anda dapatkan', 'Cerita peserta', 'Cara kerjanya'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    listing: { kind: 'listing', label: 'Sumber kartu' },
    items: {
      kind: 'list',
      replacedBy: 'listing',
      label: 'Kartu',
      itemLabel: 'Kartu',
      min: 1,
      max: 12,
      titleKey: 'title',
      newItem,
      hint: 'Kartu pertama paling menonjol. Taruh isi terkuat di sana.',
      fields: {
        icon: { kind: 'icon', label: 'Ikon', layouts: ['feature', 'even', 'slide'] },
        image: { kind: 'image', label: 'Gambar', labelByLayout: { quote: 'Foto' } },
        title: {
          kind: 'text',
          label: 'Judul kartu',
          labelByLayout: { quote: 'Nama' },
          maxLength: 50,
          bestLength: 28,
        },
        text: {
          kind: 'text',
          label: 'Teks kartu',
          labelByLayout: { quote: 'Kutipan' },
          maxLength: 280,
          bestLength: 160,
          isMultiline: true,
          hint: 'Tulis satu gagasan dalam satu atau dua kalimat.',
        },
        role: {
          kind: 'text',
          label: 'Peran',
          maxLength: 40,
          layouts: ['quote'],
          hint: 'Tulis pekerjaan dan kota, misalnya “Pemilik bengkel, Malang”.',
        },
        badge: {
          kind: 'text',
          label: 'Lencana',
          labelByLayout: { quote: 'Hasil' },
          maxLength: 24,
          hint: 'Tulis dengan sangat pendek dan benar.',
          examples: ['Baru', 'Paling dipilih'],
        },
        target: { kind: 'link', label: 'Tujuan kartu', layouts: cards },
      },
    },
  }) satisfies Readonly<Record<string, Field>>
