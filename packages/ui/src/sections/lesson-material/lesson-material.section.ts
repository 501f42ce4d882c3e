import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { imageSchema, linkSchema, listOf, noImage, noLink, shortIdSchema, text } from '../values.ts'
import { lessonFields } from './lesson-material-fields.ts'

const lesson = z.strictObject({
  id: shortIdSchema,
  title: text(90),
  minutes: z.int().check(z.minimum(1), z.maximum(600)),
  kind: z.enum(['video', 'article', 'ebook', 'quiz']),
  isFree: z.boolean(),
  target: linkSchema,
})

const chapter = z.strictObject({
  id: shortIdSchema,
  /** Empty while the lessons are one plain list. */
  title: text(60),
  /** How many of the three bars are filled: dasar, menengah, mahir. */
  level: z.enum(['1', '2', '3']),
  lessons: listOf(lesson, 40),
})

const content = z.strictObject({
  layout: z.enum(['chapters', 'accordion', 'timeline', 'compact']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  image: imageSchema,
  chapters: listOf(chapter, 12),
  /** Counts the lessons and adds up their minutes. */
  hasTotals: z.boolean(),
})

const newLesson = { minutes: 10, kind: 'video', isFree: false, target: noLink } as const

const newLessons = [
  { id: 'ajar-00001', title: 'Pelajaran pertama', ...newLesson },
  { id: 'ajar-00002', title: 'Pelajaran kedua', ...newLesson },
  { id: 'ajar-00003', title: 'Pelajaran ketiga', ...newLesson },
]

export const lessonMaterial = defineSection<z.infer<typeof content>>({
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
  check: unfinished,
  upgrades: {},
})

function unfinished({ chapters }: z.infer<typeof content>): Finding[] {
  if (chapters.every(({ lessons }) => lessons.length === 0))
    return [{ path: ['chapters'], message: 'Belum ada pelajaran satu pun' }]
  return chapters.flatMap(({ id, title, lessons }) => [
    ...(chapters.length > 1 && title.trim() === ''
      ? [{ path: ['chapters', id, 'title'], message: 'Bab ini belum punya judul' }]
      : []),
    ...(lessons.length === 0 ? [{ path: ['chapters', id, 'lessons'], message: 'Bab ini belum berisi pelajaran' }] : []),
    ...lessons
      .filter((item) => item.title.trim() === '')
      .map((item) => ({ path: ['chapters', id, 'lessons', item.id, 'title'], message: 'Judul pelajaran belum diisi' })),
  ])
}
