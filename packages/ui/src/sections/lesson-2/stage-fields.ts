import type { Field } from '../fields.ts'

/** The inspector's fields of a way in stages. */
export const stageFields = (newItem: Readonly<Record<string, unknown>>) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'weeks', label: 'Minggu demi minggu' },
        { value: 'projects', label: 'Proyek' },
        { value: 'rundown', label: 'Susunan acara' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Empat minggu, empat hasil', 'Susunan acara'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Tahap',
      itemLabel: 'Tahap',
      min: 2,
      max: 12,
      titleKey: 'title',
      newItem,
      addLabel: 'Tambah tahap',
      fields: {
        label: {
          kind: 'text',
          label: 'Kapan',
          maxLength: 16,
          labelByLayout: { projects: 'Tanda' },
          examples: ['Minggu 1', '09.00', 'Proyek 1'],
        },
        title: { kind: 'text', label: 'Judul', maxLength: 60, bestLength: 40 },
        text: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
        result: {
          kind: 'text',
          label: 'Hasil',
          maxLength: 60,
          bestLength: 36,
          hint: 'Sebutkan hasil jadi yang dipegang peserta.',
        },
        image: { kind: 'image', label: 'Gambar hasil', layouts: ['projects'] },
      },
    },
  }) satisfies Readonly<Record<string, Field>>
