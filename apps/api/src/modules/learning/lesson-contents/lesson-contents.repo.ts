import { lessonKindSchema } from '@naikkelas/contract/commerce'
import { assignmentSchema, captionLanguages, type LessonContentValue, quizSchema } from '@naikkelas/contract/learning'
import { uploadTypes } from '@naikkelas/contract/enumerations'
import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { jsonContent } from '../../../platform/database/published-table.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { isWritten } from './written.queries.ts'

const contentRow = z
  .object({
    lesson_id: z.uuid(),
    title: z.string(),
    kind: lessonKindSchema,
    body: z.nullable(richTextSchema(Number.POSITIVE_INFINITY)),
    file_id: z.nullable(z.uuid()),
    backup_file_id: z.nullable(z.uuid()),
    saver_file_id: z.nullable(z.uuid()),
    poster_id: z.nullable(z.uuid()),
    length: z.nullable(z.number()),
    film_chapters: z.array(z.object({ at: z.number(), title: z.string() })),
    captions: z.array(z.object({ language: z.enum(captionLanguages), vtt: z.string() })),
    resources: z.array(z.object({ fileId: z.uuid(), title: z.string() })),
    quiz: z.nullable(quizSchema),
    assignment: z.nullable(assignmentSchema),
    opens_at: z.nullable(timestampColumn),
    opens_after_days: z.nullable(z.number()),
    needs_previous: z.boolean(),
    version: z.number(),
    changed_by: z.nullable(z.string()),
  })
  .transform((row) => ({
    lessonId: row.lesson_id,
    title: row.title,
    kind: row.kind,
    value: {
      body: row.body,
      file: row.file_id === null || row.length === null ? null : { id: row.file_id, length: row.length },
      backupFileId: row.backup_file_id,
      saverFileId: row.saver_file_id,
      posterId: row.poster_id,
      filmChapters: row.film_chapters,
      captions: row.captions,
      resources: row.resources,
      quiz: row.quiz,
      assignment: row.assignment,
      opensAt: row.opens_at?.toISOString() ?? null,
      opensAfterDays: row.opens_after_days,
      needsPrevious: row.needs_previous,
    } satisfies LessonContentValue,
    version: row.version,
    changedBy: row.changed_by,
  }))
export type StoredContent = z.output<typeof contentRow>

/** Also of a lesson that was never written: empty, version 0. Undefined when there is no such lesson. */
export function findContent(queries: Queries, lessonId: string): Promise<StoredContent | undefined> {
  return rowOf(
    queries,
    contentRow,
    sql`
      SELECT l.id AS lesson_id, l.title, l.kind, c.body, c.file_id, c.backup_file_id, c.saver_file_id, c.poster_id, c.length,
        coalesce(c.film_chapters, '[]') AS film_chapters, c.quiz, c.assignment, c.opens_at, c.opens_after_days,
        coalesce(c.needs_previous, false) AS needs_previous, coalesce(c.version, 0) AS version,
        (SELECT name FROM admin_users WHERE admin_users.id = c.changed_by) AS changed_by,
        coalesce((SELECT jsonb_agg(jsonb_build_object('language', language, 'vtt', vtt) ORDER BY language)
          FROM lesson_captions WHERE lesson_id = l.id), '[]') AS captions,
        coalesce((SELECT jsonb_agg(jsonb_build_object('fileId', file_id, 'title', title) ORDER BY position)
          FROM lesson_resources WHERE lesson_id = l.id), '[]') AS resources
      FROM course_lessons l LEFT JOIN lesson_contents c ON c.lesson_id = l.id WHERE l.id = ${lessonId}`,
  )
}

const placeRow = z
  .object({ course_id: z.uuid(), chapter_id: z.uuid(), minutes: z.number() })
  .transform((row) => ({ courseId: row.course_id, chapterId: row.chapter_id, minutes: row.minutes }))

/** Where a lesson is in the outline of its course. */
export function findLessonPlace(queries: Queries, lessonId: string) {
  return rowOf(
    queries,
    placeRow,
    sql`
      SELECT ch.course_id, l.chapter_id, l.minutes FROM course_lessons l JOIN course_chapters ch ON ch.id = l.chapter_id
      WHERE l.id = ${lessonId}`,
  )
}

/** Holds the lesson until the transaction ends. */
export async function lockContent(tx: Tx, lessonId: string): Promise<StoredContent | undefined> {
  await tx.execute(sql`SELECT FROM course_lessons WHERE id = ${lessonId} FOR NO KEY UPDATE`)
  return findContent(tx, lessonId)
}

const fileRow = z
  .object({ id: z.uuid(), name: z.string(), byte_count: bigintColumn, content_type: z.string() })
  .transform((row) => ({ id: row.id, name: row.name, bytes: row.byte_count, contentType: row.content_type }))

/** Of those ids, the files that lessons may hold: material of courses, and PDFs. */
export function findLessonFiles(queries: Queries, ids: readonly string[]) {
  return rowsOf(
    queries,
    fileRow,
    sql`
      SELECT id, name, byte_count, content_type FROM files
      WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND type IN (${uploadTypes.course}, ${uploadTypes.pdf})`,
  )
}

interface Saved {
  lessonId: string
  value: LessonContentValue
  actorId: string | null
  at: Date
}

export async function writeContent(tx: Tx, { lessonId, value, actorId, at }: Saved): Promise<void> {
  const { body, file, backupFileId, saverFileId, posterId, filmChapters, quiz, assignment } = value
  await tx.execute(sql`
    INSERT INTO lesson_contents AS c (lesson_id, body, file_id, length, backup_file_id, saver_file_id, poster_id,
      film_chapters, quiz, assignment, opens_at, opens_after_days, needs_previous, updated_at, changed_by)
    VALUES (${lessonId}, ${body === null ? null : jsonContent(body)}, ${file?.id ?? null}, ${file?.length ?? null},
      ${backupFileId}, ${saverFileId}, ${posterId}, ${jsonContent(filmChapters)},
      ${quiz === null ? null : jsonContent(quiz)}, ${assignment === null ? null : jsonContent(assignment)},
      ${value.opensAt}, ${value.opensAfterDays},
      ${value.needsPrevious}, ${at}, ${actorId})
    ON CONFLICT (lesson_id) DO UPDATE SET body = excluded.body, file_id = excluded.file_id, length = excluded.length,
      backup_file_id = excluded.backup_file_id, saver_file_id = excluded.saver_file_id, poster_id = excluded.poster_id,
      film_chapters = excluded.film_chapters, quiz = excluded.quiz, assignment = excluded.assignment,
      opens_at = excluded.opens_at, opens_after_days = excluded.opens_after_days,
      needs_previous = excluded.needs_previous, version = c.version + 1, updated_at = excluded.updated_at,
      changed_by = excluded.changed_by`)
  await tx.execute(sql`DELETE FROM lesson_captions WHERE lesson_id = ${lessonId}`)
  await tx.execute(sql`
    INSERT INTO lesson_captions (lesson_id, language, vtt)
    SELECT ${lessonId}, language, vtt FROM jsonb_to_recordset(${jsonContent(value.captions)}) AS given (language text, vtt text)`)
  await tx.execute(sql`DELETE FROM lesson_resources WHERE lesson_id = ${lessonId}`)
  await tx.execute(sql`
    INSERT INTO lesson_resources (lesson_id, file_id, title, position)
    SELECT ${lessonId}, (given ->> 'fileId')::uuid, given ->> 'title', position
    FROM jsonb_array_elements(${jsonContent(value.resources)}) WITH ORDINALITY AS resources (given, position)`)
}

const stateRow = z
  .object({ lesson_id: z.uuid(), is_written: z.boolean(), is_dripped: z.boolean() })
  .transform((row) => ({ lessonId: row.lesson_id, isWritten: row.is_written, isDripped: row.is_dripped }))

/** Of every lesson of a course, in no order. */
export function findLessonStates(queries: Queries, courseId: string) {
  return rowsOf(
    queries,
    stateRow,
    sql`
      SELECT l.id AS lesson_id, ${isWritten} AS is_written,
        (c.opens_at IS NOT NULL OR c.opens_after_days IS NOT NULL OR c.needs_previous) IS TRUE AS is_dripped
      FROM course_chapters ch JOIN course_lessons l ON l.chapter_id = ch.id
      LEFT JOIN lesson_contents c ON c.lesson_id = l.id WHERE ch.course_id = ${courseId}`,
  )
}
