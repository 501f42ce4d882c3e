import type { Field } from '../fields.ts'

/** The inspector's fields of steps. */
export const stepFields = (newItem: Readonly<Record<string, unknown>>) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'board', label: 'Papan langkah' },
        { value: 'pictures', label: 'Bergambar' },
        { value: 'checklist', label: 'Daftar kerja' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Cara mulainya', 'Tiga hal sebelum hari pertama'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Langkah',
      itemLabel: 'Langkah',
      min: 2,
      max: 8,
      titleKey: 'title',
      newItem,
      addLabel: 'Tambah langkah',
      fields: {
        icon: { kind: 'icon', label: 'Ikon', layouts: ['board'] },
        title: {
          kind: 'text',
          label: 'Langkah',
          maxLength: 50,
          bestLength: 32,
          hint: 'Mulai dengan kata kerja.',
        },
        text: { kind: 'text', label: 'Penjelasan', maxLength: 160, bestLength: 100, isMultiline: true },
        note: {
          kind: 'text',
          label: 'Lama atau waktu',
          maxLength: 24,
          examples: ['Dua menit', 'Hari yang sama', 'Setiap Senin'],
        },
        image: {
          kind: 'image',
          label: 'Gambar',
          layouts: ['pictures'],
          hint: 'Pakai gambar layar atau benda yang dilihat orang saat itu.',
        },
        target: { kind: 'link', label: 'Tujuan', hint: 'Isi jika langkah ini bisa dikerjakan sekarang juga.' },
      },
    },
    cta: { kind: 'cta', label: 'Tombol' },
  }) satisfies Readonly<Record<string, Field>>
