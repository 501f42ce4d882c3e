import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { lessonKindSchema } from '../commerce/index.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { assignmentSchema } from './assignment-terms.ts'
import { quizSchema } from './quiz-questions.ts'

/** Languages that captions may be in. */
export const captionLanguages = ['id', 'en', 'jv', 'su'] as const
export type CaptionLanguage = (typeof captionLanguages)[number]

export const lessonLimits = {
  bodyCharacters: 40_000,
  filmChapters: 60,
  resources: 20,
  captionCharacters: 500_000,
} as const

/** Twelve hours of film, or as many pages. */
const lengthSchema = z
  .int({ error: 'Tulis panjangnya sebagai angka bulat' })
  .check(z.minimum(1, { error: 'Berkas ini tidak ada isinya' }), z.maximum(43_200, { error: 'Paling panjang 43.200' }))

const titleSchema = (empty: string) =>
  z
    .string({ error: empty })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: empty, abort: true }),
      z.maxLength(120, { error: 'Maksimal 120 karakter' }),
    )

const filmChapterSchema = z.strictObject({
  /** Seconds from the start of the film. */
  at: z.int({ error: 'Tulis detiknya' }).check(z.minimum(0), z.maximum(43_200)),
  title: titleSchema('Judul bagian harus diisi'),
})
export type FilmChapter = z.infer<typeof filmChapterSchema>

const captionSchema = z.strictObject({
  language: z.enum(captionLanguages, { error: 'Pilih bahasa teks' }),
  /** WebVTT. */
  vtt: z
    .string()
    .check(
      z.regex(/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/, { error: 'Berkas teks harus diawali WEBVTT', abort: true }),
      z.maxLength(lessonLimits.captionCharacters, { error: 'Berkas teks terlalu besar' }),
    ),
})

const fileId = z.uuid({ error: 'Berkas ini tidak dikenal' })

const lessonContentValueSchema = z
  .strictObject({
    /** An article, or what is said beside a film or a book. */
    body: z.nullable(richTextSchema(lessonLimits.bodyCharacters)),
    /** A film of a video lesson or the PDF of an e-book; uploaded as material of courses. */
    file: z.nullable(z.strictObject({ id: fileId, length: lengthSchema })),
    /** Plays when the first one does not. */
    backupFileId: z.nullable(fileId),
    /** A smaller one, for who saves data. */
    saverFileId: z.nullable(fileId),
    /** Media of the library. */
    posterId: z.nullable(z.uuid({ error: 'Gambar ini tidak dikenal' })),
    filmChapters: z.array(filmChapterSchema).check(
      z.maxLength(lessonLimits.filmChapters, { error: `Paling banyak ${lessonLimits.filmChapters} bagian` }),
      z.refine((chapters) => chapters.every(({ at }, index) => index === 0 || at > (chapters[index - 1]?.at ?? 0)), {
        error: 'Urutkan bagian menurut waktunya',
      }),
    ),
    captions: z.array(captionSchema).check(
      z.refine((captions) => new Set(captions.map(({ language }) => language)).size === captions.length, {
        error: 'Satu bahasa satu berkas teks',
      }),
    ),
    resources: z.array(z.strictObject({ fileId, title: titleSchema('Nama berkas harus diisi') })).check(
      z.maxLength(lessonLimits.resources, { error: `Paling banyak ${lessonLimits.resources} berkas` }),
      z.refine((resources) => new Set(resources.map((one) => one.fileId)).size === resources.length, {
        error: 'Ada berkas yang sama dua kali',
      }),
    ),
    /** Of a quiz lesson, once it has a question. */
    quiz: z.nullable(quizSchema),
    /** Of an assignment, whose instruction is the body. */
    assignment: z.nullable(assignmentSchema),
    /** Opens at a moment … */
    opensAt: z.nullable(z.iso.datetime({ error: 'Waktu ini tidak dikenal' })),
    /** … or days after the course was obtained, not both … */
    opensAfterDays: z.nullable(
      z
        .int({ error: 'Tulis hari sebagai angka bulat' })
        .check(z.minimum(1, { error: 'Paling sedikit 1 hari' }), z.maximum(365, { error: 'Paling banyak 365 hari' })),
    ),
    /** … and, where this is on, once the lesson before it is done. */
    needsPrevious: z.boolean(),
  })
  .check(
    z.refine(({ opensAt, opensAfterDays }) => opensAt === null || opensAfterDays === null, {
      error: 'Pilih satu: tanggal buka, atau hari setelah membeli',
      path: ['opensAfterDays'],
    }),
    z.refine(
      ({ assignment, opensAfterDays }) =>
        opensAfterDays === null ||
        assignment === null ||
        assignment.dueDays === null ||
        assignment.dueDays > opensAfterDays,
      { error: 'Tenggatnya harus setelah materi ini dibuka', path: ['assignment', 'dueDays'] },
    ),
    z.refine(
      ({ file, backupFileId, saverFileId }) => file !== null || (backupFileId === null && saverFileId === null),
      {
        error: 'Unggah dulu video utamanya',
        path: ['file'],
      },
    ),
    z.refine(({ file, filmChapters }) => filmChapters.every(({ at }) => at < (file?.length ?? 0)), {
      error: 'Ada bagian yang mulai setelah videonya selesai',
      path: ['filmChapters'],
    }),
  )
export type LessonContentValue = z.infer<typeof lessonContentValueSchema>

const namedFileSchema = z.object({ id: z.uuid(), name: z.string(), bytes: z.int(), contentType: z.string() })

const lessonContentSchema = z.object({
  lessonId: z.uuid(),
  title: z.string(),
  kind: lessonKindSchema,
  value: lessonContentValueSchema,
  /** Every file that the value names. */
  files: z.array(namedFileSchema),
  /** 0 for a lesson that was never written. */
  version: z.int(),
  changedBy: z.nullable(z.string()),
})
/** What a lesson holds, for those who write it. */
export type LessonContent = z.infer<typeof lessonContentSchema>

const lessonId = z.strictObject({ lessonId: z.uuid() })

export const getLessonContent = endpoint({
  method: 'GET',
  path: '/admin/lessons/{lessonId}',
  summary: 'What a lesson holds',
  input: { params: lessonId },
  output: lessonContentSchema,
})

export const saveLessonContent = endpoint({
  method: 'PUT',
  path: '/admin/lessons/{lessonId}',
  summary: 'Write what a lesson holds; refused with both versions when another admin wrote it meanwhile',
  input: {
    params: lessonId,
    body: z.strictObject({ value: lessonContentValueSchema, version: z.int().check(z.minimum(0)) }),
  },
  output: lessonContentSchema,
})

export const listLessonStates = endpoint({
  method: 'GET',
  path: '/admin/courses/{courseId}/lessons',
  summary: 'Which lessons of a course hold something, by their ids',
  input: { params: z.strictObject({ courseId: z.uuid() }) },
  output: z.array(z.object({ lessonId: z.uuid(), isWritten: z.boolean(), isDripped: z.boolean() })),
})

/** Of one request. */
export const newFilmsAtMost = 50

const newLessonsSchema = z.object({ lessonIds: z.array(z.uuid()) })

export const addFilmLessons = endpoint({
  method: 'POST',
  path: '/admin/courses/{courseId}/film-lessons',
  successStatus: 201,
  summary: 'Add uploaded films to a course, each as a lesson of its own, in their order at the end of a chapter',
  input: {
    params: z.strictObject({ courseId: z.uuid() }),
    body: z.strictObject({
      /** Null for a new chapter at the end. */
      chapterId: z.nullable(z.uuid({ error: 'Pilih bab' })),
      films: z
        .array(
          z.strictObject({
            title: titleSchema('Judul materi harus diisi'),
            file: z.strictObject({ id: fileId, length: lengthSchema }),
          }),
        )
        .check(
          z.minLength(1, { error: 'Unggah sedikitnya satu video' }),
          z.maxLength(newFilmsAtMost, { error: `Paling banyak ${newFilmsAtMost} video sekaligus` }),
        ),
    }),
  },
  output: newLessonsSchema,
})

export const duplicateLesson = endpoint({
  method: 'POST',
  path: '/admin/lessons/{lessonId}/duplicate',
  successStatus: 201,
  summary: 'Add a copy of a lesson behind it, with what it holds',
  input: { params: lessonId },
  output: newLessonsSchema,
})
