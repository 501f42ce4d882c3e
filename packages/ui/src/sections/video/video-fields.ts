import type { Field } from '../fields.ts'

/** The inspector's fields of a film with its contents. */
export const videoFields = {
  layout: {
    kind: 'layout',
    label: 'Tata letak',
    options: [
      { value: 'stage', label: 'Panggung' },
      { value: 'chapters', label: 'Dengan daftar isi' },
      { value: 'transcript', label: 'Dengan transkrip' },
    ],
  },
  eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
  title: {
    kind: 'text',
    label: 'Judul',
    maxLength: 80,
    bestLength: 45,
    hint: 'Sebutkan apa yang diketahui penonton setelah menonton.',
    examples: ['Cara membaca laporan dalam lima menit'],
  },
  text: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
  image: { kind: 'image', label: 'Gambar sampul' },
  video: { kind: 'video', label: 'Video' },
  playLabel: { kind: 'text', label: 'Ajakan memutar', maxLength: 28 },
  seconds: { kind: 'number', label: 'Lama video', min: 0, max: 86_400, unit: 'detik' },
  sizeMb: { kind: 'number', label: 'Ukuran video', min: 0, max: 5_000, unit: 'MB' },
  chapters: {
    kind: 'list',
    label: 'Isi video',
    itemLabel: 'Bagian',
    min: 0,
    max: 20,
    titleKey: 'title',
    newItem: { seconds: 0, title: '' },
    fields: {
      seconds: { kind: 'number', label: 'Mulai di detik', min: 0, max: 86_400, unit: 'detik' },
      title: { kind: 'text', label: 'Judul bagian', maxLength: 80, bestLength: 45 },
    },
  },
  transcript: {
    kind: 'richText',
    label: 'Transkrip',
    maxLength: 6000,
    layouts: ['stage', 'transcript'],
  },
} satisfies Readonly<Record<string, Field>>
