import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'
import type { Interval } from './progress.rules.ts'

const intervals = z.array(z.tuple([z.number(), z.number()]))
const seenColumn = sql`
  coalesce((SELECT jsonb_agg(jsonb_build_array(lower(part), upper(part)) ORDER BY part) FROM unnest(p.seen) AS part), '[]')`

const progressRow = z
  .object({
    position: z.number(),
    seen: intervals,
    started_at: timestampColumn,
    completed_at: z.nullable(timestampColumn),
  })
  .transform((row) => ({
    position: row.position,
    seen: row.seen as readonly Interval[],
    startedAt: row.started_at,
    completedAt: row.completed_at,
  }))

interface Of {
  learnerId: string
  lessonId: string
}

/** Begins it where it was not begun, and holds it until the transaction ends. */
export async function lockLessonProgress(tx: Tx, { learnerId, lessonId, at }: Of & { at: Date }) {
  await tx.execute(sql`
    INSERT INTO lesson_progress (learner_id, lesson_id, position, position_at, started_at)
    VALUES (${learnerId}, ${lessonId}, 0, ${at}, ${at}) ON CONFLICT DO NOTHING`)
  const found = await rowOf(
    tx,
    progressRow,
    sql`
      SELECT p.position, ${seenColumn} AS seen, p.started_at, p.completed_at FROM lesson_progress p
      WHERE p.learner_id = ${learnerId} AND p.lesson_id = ${lessonId} FOR UPDATE OF p`,
  )
  if (found === undefined) throw new Error(`progress of lesson ${lessonId} is gone`)
  return found
}

interface Seen extends Of {
  position: number
  positionAt: Date
  seen: readonly Interval[]
}

/** The position of the device that reported last counts; what was seen is added to. */
export async function addSeen(tx: Tx, { learnerId, lessonId, position, positionAt, seen }: Seen): Promise<void> {
  const ranges = `{${seen.map(([from, to]) => `[${from},${to})`).join(',')}}`
  await tx.execute(sql`
    UPDATE lesson_progress SET seen = seen + ${ranges}::int4multirange,
      position = CASE WHEN position_at <= ${positionAt} THEN ${position} ELSE position END,
      position_at = greatest(position_at, ${positionAt})
    WHERE learner_id = ${learnerId} AND lesson_id = ${lessonId}`)
}

/** @returns whether it was not done before */
export async function markLessonDone(tx: Tx, { learnerId, lessonId, at }: Of & { at: Date }): Promise<boolean> {
  const marked = await countOf(
    tx,
    sql`
      INSERT INTO lesson_progress AS p (learner_id, lesson_id, position, position_at, started_at, completed_at)
      VALUES (${learnerId}, ${lessonId}, 0, ${at}, ${at}, ${at})
      ON CONFLICT (learner_id, lesson_id) DO UPDATE SET completed_at = excluded.completed_at WHERE p.completed_at IS NULL`,
  )
  return marked === 1
}

interface InCourse {
  learnerId: string
  courseId: string
  at: Date
}

export async function noteCourseSeen(tx: Tx, { learnerId, courseId, lessonId, at }: InCourse & { lessonId: string }) {
  await tx.execute(sql`
    INSERT INTO course_progress AS p (learner_id, course_id, last_lesson_id, started_at, seen_at)
    VALUES (${learnerId}, ${courseId}, ${lessonId}, ${at}, ${at})
    ON CONFLICT (learner_id, course_id) DO UPDATE SET last_lesson_id = excluded.last_lesson_id,
      seen_at = greatest(p.seen_at, excluded.seen_at)`)
}

/** The greatest share that was ever done: fewer lessons done of more take nothing away. @param percent whole */
export async function noteShareDone(
  tx: Tx,
  { learnerId, courseId, percent }: Omit<InCourse, 'at'> & { percent: number },
): Promise<void> {
  await tx.execute(sql`
    UPDATE course_progress SET best_percent = ${percent}
    WHERE learner_id = ${learnerId} AND course_id = ${courseId} AND best_percent < ${percent}`)
}

/** @returns whether the course was not completed before */
export async function markCourseCompleted(tx: Tx, { learnerId, courseId, at }: InCourse): Promise<boolean> {
  const marked = await countOf(
    tx,
    sql`
      UPDATE course_progress SET completed_at = ${at}
      WHERE learner_id = ${learnerId} AND course_id = ${courseId} AND completed_at IS NULL`,
  )
  return marked === 1
}

const countsRow = z.object({ done: z.number(), total: z.number(), is_completed: z.boolean() })

/** Of all lessons of a course. */
export async function countLessons(queries: Queries, learnerId: string, courseId: string) {
  const row = await rowOf(
    queries,
    countsRow,
    sql`
      SELECT count(p.completed_at)::int AS done, count(*)::int AS total,
        EXISTS (SELECT FROM course_progress c WHERE c.learner_id = ${learnerId} AND c.course_id = ${courseId}
          AND c.completed_at IS NOT NULL) AS is_completed
      FROM course_chapters ch JOIN course_lessons l ON l.chapter_id = ch.id
      LEFT JOIN lesson_progress p ON p.lesson_id = l.id AND p.learner_id = ${learnerId}
      WHERE ch.course_id = ${courseId}`,
  )
  return { done: row?.done ?? 0, total: row?.total ?? 0, isCompleted: row?.is_completed ?? false }
}

export const progressData: PersonalDataSource = {
  name: 'Kemajuan belajar',
  tables: ['course_progress', 'lesson_progress'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT s.name AS course, l.title AS lesson, p.position, p.started_at, p.completed_at
        FROM lesson_progress p JOIN course_lessons l ON l.id = p.lesson_id
        JOIN course_chapters ch ON ch.id = l.chapter_id JOIN sellables s ON s.id = ch.course_id
        WHERE p.learner_id = ${id} ORDER BY p.started_at, l.id`,
    ),
  async merge(tx, { survivorId, mergedId }) {
    await tx.execute(sql`
      INSERT INTO course_progress AS p (learner_id, course_id, last_lesson_id, started_at, seen_at, completed_at, best_percent)
      SELECT ${survivorId}::uuid, course_id, last_lesson_id, started_at, seen_at, completed_at, best_percent
      FROM course_progress WHERE learner_id = ${mergedId}
      ON CONFLICT (learner_id, course_id) DO UPDATE SET started_at = least(p.started_at, excluded.started_at),
        best_percent = greatest(p.best_percent, excluded.best_percent),
        last_lesson_id = CASE WHEN p.seen_at >= excluded.seen_at THEN p.last_lesson_id ELSE excluded.last_lesson_id END,
        seen_at = greatest(p.seen_at, excluded.seen_at), completed_at = least(p.completed_at, excluded.completed_at)`)
    await tx.execute(sql`
      INSERT INTO lesson_progress AS p (learner_id, lesson_id, position, position_at, seen, started_at, completed_at)
      SELECT ${survivorId}::uuid, lesson_id, position, position_at, seen, started_at, completed_at
      FROM lesson_progress WHERE learner_id = ${mergedId}
      ON CONFLICT (learner_id, lesson_id) DO UPDATE SET seen = p.seen + excluded.seen,
        started_at = least(p.started_at, excluded.started_at),
        position = CASE WHEN p.position_at >= excluded.position_at THEN p.position ELSE excluded.position END,
        position_at = greatest(p.position_at, excluded.position_at),
        completed_at = least(p.completed_at, excluded.completed_at)`)
    for (const table of [sql`course_progress`, sql`lesson_progress`])
      await tx.execute(sql`DELETE FROM ${table} WHERE learner_id = ${mergedId}`)
  },
}
