import { type Chapter, lessonKindSchema } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'

const chapterRow = z.object({
  id: z.uuid(),
  title: z.string(),
  lessons: z.array(z.object({ id: z.uuid(), title: z.string(), kind: lessonKindSchema, minutes: z.number() })),
})

/** Of a course, in their order. */
export function findChapters(queries: Queries, courseId: string): Promise<Chapter[]> {
  return rowsOf(
    queries,
    chapterRow,
    sql`
      SELECT id, title, coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'kind', l.kind, 'minutes', l.minutes) ORDER BY l.position)
        FROM course_lessons l WHERE l.chapter_id = course_chapters.id), '[]') AS lessons
      FROM course_chapters WHERE course_id = ${courseId} ORDER BY position`,
  )
}

const stateRow = z
  .object({ outline_version: z.number(), changed_by: z.nullable(z.string()) })
  .transform((row) => ({ version: row.outline_version, changedBy: row.changed_by }))

/** Undefined for what is no course. */
export function findOutlineState(queries: Queries, courseId: string) {
  return rowOf(
    queries,
    stateRow,
    sql`
      SELECT outline_version, (SELECT name FROM admin_users WHERE admin_users.id = outline_changed_by) AS changed_by
      FROM course_details WHERE sellable_id = ${courseId}`,
  )
}

/** Holds the outline until the transaction ends. */
export async function lockOutline(tx: Tx, courseId: string) {
  await tx.execute(sql`SELECT FROM course_details WHERE sellable_id = ${courseId} FOR NO KEY UPDATE`)
  return findOutlineState(tx, courseId)
}

interface Saved {
  courseId: string
  chapters: readonly Chapter[]
  actorId: string | null
}

/**
 * Chapters and lessons keep their ids and may move. An id of another course is refused by the key, because only rows of
 * this course are updated.
 */
export async function replaceOutline(tx: Tx, { courseId, chapters, actorId }: Saved): Promise<void> {
  await tx.execute(sql`
    UPDATE course_details SET outline_version = outline_version + 1, outline_changed_by = ${actorId}
    WHERE sellable_id = ${courseId}`)
  const lessons = chapters.flatMap((chapter) =>
    chapter.lessons.map((lesson, index) => ({ ...lesson, chapterId: chapter.id, position: index + 1 })),
  )
  const chapterIds = sql`${sql.param(chapters.map(({ id }) => id))}::uuid[]`
  const lessonIds = sql`${sql.param(lessons.map(({ id }) => id))}::uuid[]`
  await tx.execute(sql`
    WITH given AS (
      SELECT * FROM unnest(${chapterIds}, ${sql.param(chapters.map(({ title }) => title))}::text[])
        WITH ORDINALITY AS chapters (id, title, position)
    ), kept AS (
      UPDATE course_chapters SET title = given.title, position = given.position
      FROM given WHERE course_chapters.id = given.id AND course_id = ${courseId} RETURNING course_chapters.id
    )
    INSERT INTO course_chapters (id, course_id, title, position)
    SELECT id, ${courseId}, title, position FROM given WHERE id NOT IN (SELECT id FROM kept)`)
  await tx.execute(sql`
    WITH given AS (
      SELECT * FROM unnest(${lessonIds}, ${sql.param(lessons.map(({ chapterId }) => chapterId))}::uuid[],
        ${sql.param(lessons.map(({ title }) => title))}::text[], ${sql.param(lessons.map(({ kind }) => kind))}::smallint[],
        ${sql.param(lessons.map(({ minutes }) => minutes))}::integer[],
        ${sql.param(lessons.map(({ position }) => position))}::integer[])
        AS lessons (id, chapter_id, title, kind, minutes, position)
    ), kept AS (
      UPDATE course_lessons SET chapter_id = given.chapter_id, title = given.title, kind = given.kind,
        minutes = given.minutes, position = given.position
      FROM given WHERE course_lessons.id = given.id
        AND course_lessons.chapter_id IN (SELECT id FROM course_chapters WHERE course_id = ${courseId})
      RETURNING course_lessons.id
    )
    INSERT INTO course_lessons (id, chapter_id, title, kind, minutes, position)
    SELECT id, chapter_id, title, kind, minutes, position FROM given WHERE id NOT IN (SELECT id FROM kept)`)
  await tx.execute(sql`
    DELETE FROM course_lessons WHERE id <> ALL(${lessonIds})
      AND chapter_id IN (SELECT id FROM course_chapters WHERE course_id = ${courseId})`)
  await tx.execute(sql`DELETE FROM course_chapters WHERE course_id = ${courseId} AND id <> ALL(${chapterIds})`)
}
