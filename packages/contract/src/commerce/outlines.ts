import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainText, visiblePattern } from '../plain-text.ts'

export const outlineLimits = { chapters: 60, lessonsOfChapter: 100 } as const

const title = (empty: string) =>
  z
    .string({ error: empty })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: empty, abort: true }),
      z.maxLength(120, { error: 'Judul maksimal 120 karakter' }),
    )

/** Article 0, Video 1, Ebook 2 (specification, section 9), Quiz 3, and Assignment 4. */
export const lessonKindSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)], {
  error: 'Pilih jenis materi',
})
export type LessonKind = z.infer<typeof lessonKindSchema>

const lessonSchema = z.strictObject({
  /** Made by the form; it stays, because learners' progress belongs to it. */
  id: z.uuid(),
  title: title('Judul materi harus diisi'),
  /** Article 0, Video 1, Ebook 2, Quiz 3, Assignment 4. */
  kind: lessonKindSchema,
  minutes: z
    .int({ error: 'Tulis menit sebagai angka bulat' })
    .check(
      z.minimum(0, { error: 'Menit tidak bisa kurang dari 0' }),
      z.maximum(1_440, { error: 'Maksimal 1.440 menit' }),
    ),
})
export type Lesson = z.infer<typeof lessonSchema>

const chapterSchema = z.strictObject({
  id: z.uuid(),
  title: title('Judul bab harus diisi'),
  lessons: z.array(lessonSchema).check(
    z.maxLength(outlineLimits.lessonsOfChapter, {
      error: `Satu bab berisi paling banyak ${outlineLimits.lessonsOfChapter} materi`,
    }),
  ),
})
export type Chapter = z.infer<typeof chapterSchema>

const chaptersSchema = z.array(chapterSchema).check(
  z.maxLength(outlineLimits.chapters, { error: `Paling banyak ${outlineLimits.chapters} bab` }),
  z.refine(
    (chapters) => {
      const ids = chapters.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)])
      return new Set(ids).size === ids.length
    },
    { error: 'Ada bab atau materi yang sama dua kali' },
  ),
)

const outlineSchema = z.object({
  chapters: z.array(chapterSchema),
  /** Of the outline alone: who changes a price meanwhile is not in the way. 0 for one that was never saved. */
  version: z.int(),
  lessonCount: z.int(),
  minutes: z.int(),
  /** Name of the admin who saved it last; null when that is not known any more. */
  changedBy: z.nullable(z.string()),
})
/** Chapters and lessons of a course, in their order. */
export type Outline = z.infer<typeof outlineSchema>

const courseId = z.strictObject({ sellableId: z.uuid() })

export const getOutline = endpoint({
  method: 'GET',
  path: '/admin/sellables/{sellableId}/outline',
  summary: 'The outline of a course; other kinds have none',
  input: { params: courseId },
  output: outlineSchema,
})

export const saveOutline = endpoint({
  method: 'PUT',
  path: '/admin/sellables/{sellableId}/outline',
  summary: 'Save the outline of a course as a whole; lessons keep their ids',
  input: {
    params: courseId,
    body: z.strictObject({ chapters: chaptersSchema, version: z.int().check(z.minimum(0)) }),
  },
  output: outlineSchema,
})
