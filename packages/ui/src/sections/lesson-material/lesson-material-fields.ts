import type { Field } from '../fields.ts'
import { chapterFields, syllabusHeadingFields } from '../parts/syllabus-fields.ts'

/** The inspector's fields of a syllabus. */
export const lessonFields = (newLesson: Readonly<Record<string, unknown>>) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'chapters', label: 'Bab bertingkat' },
        { value: 'accordion', label: 'Akordeon' },
        { value: 'timeline', label: 'Linimasa' },
        { value: 'compact', label: 'Ringkas' },
      ],
    },
    ...syllabusHeadingFields,
    image: {
      kind: 'image',
      label: 'Gambar',
      layouts: ['chapters', 'compact'],
      hint: 'Tampil jika pelajaran berupa satu daftar.',
    },
    ...chapterFields(newLesson),
  }) satisfies Readonly<Record<string, Field>>
