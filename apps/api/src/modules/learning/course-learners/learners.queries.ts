import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

/** With the number of its lessons; undefined for what is no course. */
export const findCourse = (queries: Queries, id: string) =>
  rowOf(
    queries,
    z.object({ id: z.uuid(), name: z.string(), lessons: z.number() }),
    sql`
      SELECT s.id, s.name, (SELECT count(*)::int FROM course_lessons l JOIN course_chapters ch ON ch.id = l.chapter_id
        WHERE ch.course_id = s.id) AS lessons
      FROM sellables s WHERE s.id = ${id} AND s.kind = 'course'`,
  )

export interface LearnersOf {
  courseId: string
  now: Date
}

/** One row for each who has the course now, however often. */
export const learnersOf = ({ courseId, now }: LearnersOf) => sql`
  SELECT e.learner_id, min(e.granted_at) AS obtained_at,
    CASE WHEN bool_or(e.ends_at IS NULL) THEN NULL ELSE max(e.ends_at) END AS ends_at
  FROM accesses e
  WHERE e.sellable_id = ${courseId} AND e.learner_id IS NOT NULL AND e.revoked_at IS NULL
    AND (e.ends_at IS NULL OR e.ends_at > ${now})
  GROUP BY e.learner_id`
