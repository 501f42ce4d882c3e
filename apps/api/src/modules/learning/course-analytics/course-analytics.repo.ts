import { lessonKindSchema } from '@naikkelas/contract/commerce'
import { type Day, endOfDay, startOfDay } from '@naikkelas/contract/time'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const funnelRow = z
  .object({
    granted: z.number(),
    opened: z.number(),
    quarter: z.number(),
    half: z.number(),
    three_quarters: z.number(),
    completed: z.number(),
    certified: z.number(),
    without_access: z.number(),
  })
  .transform(({ three_quarters, without_access, ...counts }) => ({
    ...counts,
    threeQuarters: three_quarters,
    withoutAccess: without_access,
  }))

interface Period {
  courseId: string
  /** Days on which they obtained it first; undefined: open. */
  from: Day | undefined
  until: Day | undefined
  now: Date
}

/** Of everyone to whom the course was ever given, however often, and whether they have it still. */
export function findFunnel(queries: Queries, { courseId, from, until, now }: Period) {
  const during = [
    sql`true`,
    ...(from === undefined ? [] : [sql`obtained_at >= ${startOfDay(from)}::timestamptz`]),
    ...(until === undefined ? [] : [sql`obtained_at < ${endOfDay(until)}::timestamptz`]),
  ]
  return rowOf(
    queries,
    funnelRow,
    sql`
      SELECT count(*)::int AS granted, count(p.learner_id)::int AS opened,
        count(*) FILTER (WHERE p.best_percent >= 25)::int AS quarter,
        count(*) FILTER (WHERE p.best_percent >= 50)::int AS half,
        count(*) FILTER (WHERE p.best_percent >= 75)::int AS three_quarters,
        count(p.completed_at)::int AS completed,
        count(c.id) FILTER (WHERE p.completed_at IS NOT NULL)::int AS certified,
        count(*) FILTER (WHERE NOT given.has_it)::int AS without_access
      FROM (
        SELECT learner_id, min(granted_at) AS obtained_at,
          bool_or(revoked_at IS NULL AND (ends_at IS NULL OR ends_at > ${now})) AS has_it
        FROM accesses WHERE sellable_id = ${courseId} AND learner_id IS NOT NULL GROUP BY learner_id
      ) AS given
      LEFT JOIN course_progress p ON p.course_id = ${courseId} AND p.learner_id = given.learner_id
      LEFT JOIN certificates c ON c.course_id = ${courseId} AND c.learner_id = given.learner_id AND c.revoked_at IS NULL
      WHERE ${sql.join(during, sql` AND `)}`,
  )
}

const lessonRow = z
  .object({
    id: z.uuid(),
    title: z.string(),
    chapter: z.string(),
    kind: lessonKindSchema,
    film_length: z.nullable(z.number()),
  })
  .transform(({ film_length, ...lesson }) => ({ ...lesson, filmLength: film_length }))

/** In the order of the course. */
export const findLessons = (queries: Queries, courseId: string) =>
  rowsOf(
    queries,
    lessonRow,
    sql`
      SELECT l.id, l.title, ch.title AS chapter, l.kind, CASE WHEN l.kind = 1 THEN c.length END AS film_length
      FROM course_chapters ch JOIN course_lessons l ON l.chapter_id = ch.id
      LEFT JOIN lesson_contents c ON c.lesson_id = l.id
      WHERE ch.course_id = ${courseId} ORDER BY ch.position, l.position`,
  )

/**
 * By the lesson they opened last, null for one that is gone: how many opened the course, and how many of them have not
 * completed it and were last at it before this moment.
 */
export async function countLast(
  queries: Queries,
  { courseId, before }: { courseId: string; before: Date },
): Promise<{ learners: number; stopped: ReadonlyMap<string | null, number> }> {
  const rows = await rowsOf(
    queries,
    z.object({ last_lesson_id: z.nullable(z.uuid()), learners: z.number(), stopped: z.number() }),
    sql`
      SELECT last_lesson_id, count(*)::int AS learners,
        count(*) FILTER (WHERE completed_at IS NULL AND seen_at <= ${before})::int AS stopped
      FROM course_progress WHERE course_id = ${courseId} GROUP BY last_lesson_id`,
  )
  return {
    learners: rows.reduce((sum, { learners }) => sum + learners, 0),
    stopped: new Map(rows.map((row) => [row.last_lesson_id, row.stopped])),
  }
}

/** Hidden ones wait for no answer. */
export async function countUnanswered(queries: Queries, courseId: string) {
  const row = await rowOf(
    queries,
    z.object({ count: z.number(), oldest_at: z.nullable(timestampColumn) }),
    sql`
      SELECT count(*)::int AS count, min(q.asked_at) AS oldest_at
      FROM course_chapters ch JOIN course_lessons l ON l.chapter_id = ch.id JOIN lesson_questions q ON q.lesson_id = l.id
      WHERE ch.course_id = ${courseId} AND q.answer IS NULL AND q.hidden_at IS NULL`,
  )
  return { unanswered: row?.count ?? 0, oldestAt: row?.oldest_at ?? null }
}
