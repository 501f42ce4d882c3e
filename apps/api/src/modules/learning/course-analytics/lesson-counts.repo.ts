import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { FilmEdges } from './film-minutes.rules.ts'

const lessonCounts = z.object({
  id: z.uuid(),
  /** Learners who opened it, and who finished it. */
  reached: z.number(),
  finished: z.number(),
  /** From 0 to 100, of those who opened it. */
  average: z.number(),
  median: z.number(),
  film: z.nullable(
    z.object({
      /** Seconds. */
      length: z.number(),
      viewers: z.number(),
      /** Seconds that all viewers have seen of each minute. */
      seconds: z.array(z.number()),
    }),
  ),
})
/** What was counted of a lesson that someone has opened. */
export type LessonCounts = z.output<typeof lessonCounts>

const reachedRow = z.object({
  id: z.uuid(),
  reached: z.number(),
  finished: z.number(),
  viewers: z.number(),
  average: z.number(),
  median: z.number(),
  film_length: z.nullable(z.number()),
})

/** What a file has to be seen of: a film from second 0, a book from page 1. A shorter file than before has less. */
const seenOfFile = sql`
  p.seen * int4multirange(CASE l.kind WHEN 2 THEN int4range(1, c.length + 1) ELSE int4range(0, c.length) END)`

/** Lessons that no learner has opened are left out. */
export const countReached = (queries: Queries, lessonIds: readonly string[]) =>
  rowsOf(
    queries,
    reachedRow,
    sql`
      SELECT id, film_length, count(*)::int AS reached, count(completed_at)::int AS finished,
        count(*) FILTER (WHERE seen > 0)::int AS viewers, avg(percent)::float8 AS average,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY percent) AS median
      FROM (
        SELECT l.id, CASE WHEN l.kind = 1 THEN c.length END AS film_length, p.completed_at, counted.seen,
          CASE WHEN p.completed_at IS NOT NULL THEN 100 ELSE coalesce(counted.seen * 100.0 / c.length, 0) END::float8 AS percent
        FROM lesson_progress p JOIN course_lessons l ON l.id = p.lesson_id
        LEFT JOIN lesson_contents c ON c.lesson_id = l.id,
        LATERAL (SELECT sum(upper(part) - lower(part)) AS seen FROM unnest(${seenOfFile}) AS part) AS counted
        WHERE p.lesson_id = ANY (${sql.param([...lessonIds])}::uuid[])
      ) AS opened
      GROUP BY id, film_length`,
  )

const edgeRow = z.object({ id: z.uuid(), minute: z.number(), balance: bigintColumn, seconds: bigintColumn })

/** Of films, in the order of the minutes. What one learner has seen is a set, so that no second counts twice. */
export const findFilmEdges = (
  queries: Queries,
  lessonIds: readonly string[],
): Promise<(FilmEdges & { id: string })[]> =>
  rowsOf(
    queries,
    edgeRow,
    sql`
      SELECT l.id, edge.second / 60 AS minute, sum(edge.change) AS balance,
        sum(edge.change * ((edge.second / 60 + 1) * 60 - edge.second)) AS seconds
      FROM lesson_progress p JOIN course_lessons l ON l.id = p.lesson_id AND l.kind = 1
      JOIN lesson_contents c ON c.lesson_id = l.id AND c.length IS NOT NULL,
      unnest(${seenOfFile}) AS part,
      LATERAL (VALUES (lower(part), 1), (upper(part), -1)) AS edge (second, change)
      WHERE p.lesson_id = ANY (${sql.param([...lessonIds])}::uuid[])
      GROUP BY l.id, edge.second / 60 ORDER BY l.id, minute`,
  )

const keptRow = z.object({ lessons: z.array(lessonCounts), counted_at: timestampColumn })

export async function findKeptCounts(queries: Queries, courseId: string) {
  const row = await rowOf(
    queries,
    keptRow,
    sql`SELECT lessons, counted_at FROM course_lesson_counts WHERE course_id = ${courseId}`,
  )
  return row && { lessons: row.lessons, countedAt: row.counted_at }
}

interface Kept {
  courseId: string
  lessons: readonly LessonCounts[]
  countedAt: Date
}

/** Of two that count at once, the later count stays. */
export async function keepCounts(queries: Queries, { courseId, lessons, countedAt }: Kept): Promise<void> {
  await queries.execute(sql`
    INSERT INTO course_lesson_counts AS kept (course_id, lessons, counted_at)
    VALUES (${courseId}, ${JSON.stringify(lessons)}::jsonb, ${countedAt})
    ON CONFLICT (course_id) DO UPDATE SET lessons = excluded.lessons, counted_at = excluded.counted_at
    WHERE kept.counted_at < excluded.counted_at`)
}

interface Changed {
  now: Date
  /** Courses with no more learners are counted for each question. */
  moreThan: number
}

/**
 * Ids of courses in which someone has learned since they were counted, or that were counted a day ago: what others mark,
 * merge or erase leaves no time.
 */
export async function findUncounted(queries: Queries, { now, moreThan }: Changed): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ course_id: z.uuid() }),
    // What was written while it was counted may be a little older.
    sql`
      SELECT p.course_id FROM course_progress p LEFT JOIN course_lesson_counts k ON k.course_id = p.course_id
      GROUP BY p.course_id, k.counted_at
      HAVING count(*) > ${moreThan} AND (k.counted_at IS NULL OR max(p.seen_at) > k.counted_at - interval '1 minute'
        OR k.counted_at < ${now}::timestamptz - interval '1 day')`,
  )
  return rows.map((row) => row.course_id)
}

/** In no order. */
export async function findLessonIds(queries: Queries, courseId: string): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT l.id FROM course_lessons l JOIN course_chapters ch ON ch.id = l.chapter_id WHERE ch.course_id = ${courseId}`,
  )
  return rows.map(({ id }) => id)
}
