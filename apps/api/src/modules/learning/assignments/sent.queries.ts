import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const SHOWN = 20

const sentRow = z
  .object({
    id: z.uuid(),
    lesson_id: z.uuid(),
    number: z.number(),
    handed_in_at: timestampColumn,
    due_at: z.nullable(timestampColumn),
    max_points: z.number(),
    points: z.nullable(z.number()),
    is_accepted: z.nullable(z.boolean()),
  })
  .transform((row) => ({
    id: row.id,
    lessonId: row.lesson_id,
    number: row.number,
    handedInAt: row.handed_in_at,
    dueAt: row.due_at,
    maxPoints: row.max_points,
    /** Null while it waits, and so is whether it was accepted. */
    points: row.points,
    isAccepted: row.is_accepted,
  }))

/** What a learner sent in these lessons, without words and files: the latest of each, newest first. */
export const findSent = (
  queries: Queries,
  { learnerId, lessonIds }: { learnerId: string; lessonIds: readonly string[] },
) =>
  rowsOf(
    queries,
    sentRow,
    sql`
      SELECT a.id, a.lesson_id, a.number, a.handed_in_at, a.due_at, a.max_points, a.points, a.is_accepted
      FROM unnest(${sql.param([...lessonIds])}::uuid[]) AS l (id) CROSS JOIN LATERAL (
        SELECT * FROM assignment_submissions s WHERE s.lesson_id = l.id AND s.learner_id = ${learnerId}
        ORDER BY s.number DESC LIMIT ${SHOWN}) AS a
      ORDER BY a.number DESC`,
  )
