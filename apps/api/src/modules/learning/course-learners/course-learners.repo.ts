import type { LearningState } from '@naikkelas/contract/learning'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { ListPlace } from '../../commerce/catalogue/index.ts'
import { type LearnersOf, learnersOf } from './learners.queries.ts'

const moment = z.nullable(timestampColumn)

const learnerRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    obtained_at: timestampColumn,
    ends_at: moment,
    started_at: moment,
    seen_at: moment,
    completed_at: moment,
    done: z.number(),
    place: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    obtainedAt: row.obtained_at,
    endsAt: row.ends_at,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    completedAt: row.completed_at,
    done: row.done,
    place: row.place,
  }))
export type StoredLearner = z.output<typeof learnerRow>

interface LearnerSearch extends LearnersOf {
  filter: { search?: string | undefined; state?: LearningState | undefined }
  /** Behind this place, obtained last first; before it, nearest first, when `isBackwards`. */
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

const inState: Readonly<Record<LearningState, SQL>> = {
  not_started: sql`p.started_at IS NULL`,
  learning: sql`p.started_at IS NOT NULL AND p.completed_at IS NULL`,
  completed: sql`p.completed_at IS NOT NULL`,
}

export function findLearners(
  queries: Queries,
  { filter: { search = '', state }, from, isBackwards, limit, ...of }: LearnerSearch,
): Promise<StoredLearner[]> {
  const direction = isBackwards ? sql`ASC` : sql`DESC`
  const conditions = [
    sql`true`,
    ...(search === '' ? [] : [sql`u.name ILIKE ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`]),
    ...(state === undefined ? [] : [inState[state]]),
    ...(from === undefined
      ? []
      : [
          sql`(l.obtained_at, u.number) ${isBackwards ? sql`>` : sql`<`}
            (${new Date(from.value)}::timestamptz, ${from.number}::bigint)`,
        ]),
  ]
  return rowsOf(
    queries,
    learnerRow,
    // What is done is counted for the rows of the page alone.
    sql`
      SELECT page.*, (SELECT count(*)::int FROM lesson_progress lp JOIN course_lessons cl ON cl.id = lp.lesson_id
        JOIN course_chapters ch ON ch.id = cl.chapter_id
        WHERE lp.learner_id = page.id AND lp.completed_at IS NOT NULL AND ch.course_id = ${of.courseId}) AS done
      FROM (
        SELECT u.id, u.name, u.number, l.obtained_at, l.ends_at, p.started_at, p.seen_at, p.completed_at,
          (extract(epoch FROM l.obtained_at) * 1000)::bigint || '.' || u.number AS place
        FROM (${learnersOf(of)}) AS l JOIN learner_users u ON u.id = l.learner_id
        LEFT JOIN course_progress p ON p.learner_id = l.learner_id AND p.course_id = ${of.courseId}
        WHERE ${sql.join(conditions, sql` AND `)}
        ORDER BY l.obtained_at ${direction}, u.number ${direction} LIMIT ${limit}
      ) AS page
      ORDER BY page.obtained_at ${direction}, page.number ${direction}`,
  )
}

/** Of all who have it. */
export async function countLearners(queries: Queries, of: LearnersOf) {
  const row = await rowOf(
    queries,
    z.object({ learners: z.number(), started: z.number(), completed: z.number() }),
    sql`
      SELECT count(*)::int AS learners, count(p.started_at)::int AS started, count(p.completed_at)::int AS completed
      FROM (${learnersOf(of)}) AS l
      LEFT JOIN course_progress p ON p.learner_id = l.learner_id AND p.course_id = ${of.courseId}`,
  )
  return row ?? { learners: 0, started: 0, completed: 0 }
}
