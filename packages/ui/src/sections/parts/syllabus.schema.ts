import * as z from 'zod/mini'
import type { Finding } from '../define-section.ts'
import { linkSchema, listOf, noLink, shortIdSchema, strictObject, text } from '../values.ts'

const lessonSchema = strictObject(() => ({
  id: shortIdSchema,
  title: text(90),
  minutes: z.int().check(z.minimum(1), z.maximum(600)),
  kind: z.enum(['video', 'article', 'ebook', 'quiz', 'assignment']),
  isFree: z.boolean(),
  target: linkSchema,
}))
export type Lesson = z.infer<typeof lessonSchema>

export const chapterSchema = strictObject(() => ({
  id: shortIdSchema,
  /** Empty while the lessons are one plain list. */
  title: text(60),
  /** How many of the three bars are filled: dasar, menengah, mahir. */
  level: z.enum(['1', '2', '3']),
  lessons: listOf(lessonSchema, 40),
}))
export type Chapter = z.infer<typeof chapterSchema>

/** What a lesson holds beside its title. */
export const newLesson = { minutes: 10, kind: 'video', isFree: false, target: noLink } as const

/** What is missing before a syllabus can be published. */
export function unfinishedSyllabus(chapters: readonly Chapter[]): Finding[] {
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
