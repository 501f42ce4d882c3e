import { lessonKindSchema } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { isWritten } from '../lesson-contents/index.ts'

const moment = z.nullable(timestampColumn)

const courseRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    name: z.string(),
    cover_id: z.nullable(z.uuid()),
    opens_at: moment,
    instructors: z.array(z.string()),
    last_lesson_id: z.nullable(z.uuid()),
    started_at: moment,
    seen_at: moment,
    completed_at: moment,
  })
  .transform((row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    coverId: row.cover_id,
    /** Of a preorder. */
    opensAt: row.opens_at,
    instructors: row.instructors,
    lastLessonId: row.last_lesson_id,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    completedAt: row.completed_at,
  }))
export type RoomCourse = z.output<typeof courseRow>

/** @param learnerId null for no learner: nothing was seen  @param ids of courses; in no order */
export function findCourses(queries: Queries, learnerId: string | null, ids: readonly string[]): Promise<RoomCourse[]> {
  return rowsOf(
    queries,
    courseRow,
    sql`
      SELECT s.id, s.number, s.name, s.cover_id, CASE WHEN d.type = 4 THEN d.opens_at END AS opens_at,
        ARRAY(SELECT i.name FROM sellable_instructors si JOIN instructors i ON i.id = si.instructor_id
          WHERE si.sellable_id = s.id ORDER BY si.position) AS instructors,
        p.last_lesson_id, p.started_at, p.seen_at, p.completed_at
      FROM sellables s JOIN course_details d ON d.sellable_id = s.id
      LEFT JOIN course_progress p ON p.course_id = s.id AND p.learner_id = ${learnerId}
      WHERE s.id = ANY (${sql.param([...ids])}::uuid[])`,
  )
}

export async function findCourseIdByNumber(queries: Queries, number: number): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM sellables WHERE number = ${number} AND kind = 'course'`,
  )
  return row?.id
}

export async function findCourseIdOfLesson(queries: Queries, lessonId: string): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    z.object({ course_id: z.uuid() }),
    sql`
      SELECT course_id FROM course_lessons l JOIN course_chapters ch ON ch.id = l.chapter_id WHERE l.id = ${lessonId}`,
  )
  return row?.course_id
}

const lessonRow = z
  .object({
    course_id: z.uuid(),
    chapter_id: z.uuid(),
    chapter_title: z.string(),
    id: z.uuid(),
    title: z.string(),
    kind: lessonKindSchema,
    minutes: z.number(),
    is_written: z.boolean(),
    is_done: z.boolean(),
    opens_at: moment,
    opens_after_days: z.nullable(z.number()),
    needs_previous: z.boolean(),
  })
  .transform((row) => ({
    courseId: row.course_id,
    chapterId: row.chapter_id,
    chapterTitle: row.chapter_title,
    id: row.id,
    title: row.title,
    kind: row.kind,
    minutes: row.minutes,
    isWritten: row.is_written,
    isDone: row.is_done,
    opensAt: row.opens_at,
    opensAfterDays: row.opens_after_days,
    needsPrevious: row.needs_previous,
  }))
export type StoredLesson = z.output<typeof lessonRow>

/** Lessons of courses, course by course in their order, with what a learner has done of them. @param learnerId null for no learner: nothing is done */
export function findLessons(
  queries: Queries,
  learnerId: string | null,
  courseIds: readonly string[],
): Promise<StoredLesson[]> {
  return rowsOf(
    queries,
    lessonRow,
    sql`
      SELECT ch.course_id, ch.id AS chapter_id, ch.title AS chapter_title, l.id, l.title, l.kind, l.minutes,
        ${isWritten} AS is_written, p.completed_at IS NOT NULL AS is_done,
        c.opens_at, c.opens_after_days, coalesce(c.needs_previous, false) AS needs_previous
      FROM course_chapters ch JOIN course_lessons l ON l.chapter_id = ch.id
      LEFT JOIN lesson_contents c ON c.lesson_id = l.id
      LEFT JOIN lesson_progress p ON p.lesson_id = l.id AND p.learner_id = ${learnerId}
      WHERE ch.course_id = ANY (${sql.param([...courseIds])}::uuid[])
      ORDER BY ch.course_id, ch.position, l.position`,
  )
}
