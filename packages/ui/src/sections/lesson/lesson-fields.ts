import type { Field } from '../fields.ts'
import { chapterFields, syllabusHeadingFields } from '../parts/syllabus-fields.ts'

/** The inspector's fields of the lessons, with the one that may be tried. */
export const lessonFields = (newLesson: Readonly<Record<string, unknown>>) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'chapters', label: 'Buku tulis' },
        { value: 'compact', label: 'Ringkas' },
        { value: 'sample', label: 'Contoh pelajaran' },
      ],
    },
    ...syllabusHeadingFields,
    ...chapterFields(newLesson),
    image: {
      kind: 'image',
      label: 'Sampul contoh',
      layouts: ['sample'],
      hint: 'Pakai cuplikan layar dari pelajaran yang boleh dicoba.',
    },
    video: { kind: 'video', label: 'Video contoh', layouts: ['sample'] },
    playLabel: { kind: 'text', label: 'Ajakan memutar', maxLength: 28, layouts: ['sample'] },
    sizeMb: { kind: 'number', label: 'Ukuran video', min: 0, max: 5_000, unit: 'MB', layouts: ['sample'] },
  }) satisfies Readonly<Record<string, Field>>
