import * as z from 'zod/mini'
import { defineSection } from '../define-section.ts'
import { chaptersOf } from '../parts/from-record.ts'
import { chapterSchema, newLesson, unfinishedSyllabus } from '../parts/syllabus.schema.ts'
import { imageSchema, listOf, noImage, strictObject, text } from '../values.ts'
import { lessonFields } from './lesson-material-fields.ts'

const content = strictObject(() => ({
  layout: z.enum(['chapters', 'accordion', 'timeline', 'compact']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  image: imageSchema,
  chapters: listOf(chapterSchema, 12),
  /** Counts the lessons and adds up their minutes. */
  hasTotals: z.boolean(),
}))
export type LessonMaterialContent = z.infer<typeof content>

const newLessons = [
  { id: 'ajar-00001', title: 'Pelajaran pertama', ...newLesson },
  { id: 'ajar-00002', title: 'Pelajaran kedua', ...newLesson },
  { id: 'ajar-00003', title: 'Pelajaran ketiga', ...newLesson },
]

export const lessonMaterial = defineSection<LessonMaterialContent>({
  type: 'lesson_material',
  version: 1,
  label: 'Materi kelas',
  purpose: 'Daftar pelajaran dengan durasi, per bab atau dalam satu daftar.',
  group: 'curriculum',
  keywords: ['silabus', 'kurikulum', 'pelajaran', 'bab', 'lesson', 'syllabus'],
  content,
  defaults: {
    layout: 'chapters',
    eyebrow: '',
    title: 'Materi kelas',
    intro: '',
    image: noImage,
    chapters: [{ id: 'bab-000001', title: '', level: '1', lessons: newLessons }],
    hasTotals: true,
  },
  fields: lessonFields(newLesson),
  complete: { title: 'Judul belum diisi' },
  check: ({ chapters }) => unfinishedSyllabus(chapters),
  fromRecord: {
    keys: ['chapters'],
    read: (record) => {
      const chapters = chaptersOf(record)
      return chapters === null ? {} : { chapters }
    },
  },
  upgrades: {},
})
