import type { SubmissionState } from '@naikkelas/contract/learning'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { ListPlace } from '../../commerce/catalogue/index.ts'
import { storedSubmission, submissionColumns, submissionShape } from './submissions.repo.ts'

const named = z.object({ id: z.uuid(), name: z.string() })
const lesson = z.object({ id: z.uuid(), title: z.string() })

const listedRow = z
  .object({
    id: z.uuid(),
    learner: z.string(),
    course: named,
    lesson,
    number: z.number(),
    handed_in_at: timestampColumn,
    due_at: z.nullable(timestampColumn),
    points: z.nullable(z.number()),
    max_points: z.number(),
    is_accepted: z.nullable(z.boolean()),
    place: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    learner: row.learner,
    course: row.course,
    lesson: row.lesson,
    number: row.number,
    handedInAt: row.handed_in_at,
    dueAt: row.due_at,
    points: row.points,
    maxPoints: row.max_points,
    /** Null while it waits. */
    isAccepted: row.is_accepted,
    place: row.place,
  }))
export type ListedRow = z.output<typeof listedRow>

const fromSubmissions = sql`
  FROM assignment_submissions a JOIN learner_users u ON u.id = a.learner_id JOIN course_lessons l ON l.id = a.lesson_id
  JOIN course_chapters ch ON ch.id = l.chapter_id JOIN sellables s ON s.id = ch.course_id`

const namesOf = sql`
  u.name AS learner, jsonb_build_object('id', s.id, 'name', s.name) AS course,
  jsonb_build_object('id', l.id, 'title', l.title) AS lesson`

/** Whether the learner of `a` has the course of `s` now. */
const hasAccess = (now: Date) => sql`
  EXISTS (SELECT FROM accesses e WHERE e.learner_id = a.learner_id AND e.sellable_id = s.id AND e.revoked_at IS NULL
    AND (e.ends_at IS NULL OR e.ends_at > ${now}))`

interface SubmissionFilter {
  state?: SubmissionState | undefined
  courseId?: string | undefined
  /** A part of the learner's name, of the lesson's title or of the course's name. */
  search?: string | undefined
}

interface SubmissionSearch {
  filter: SubmissionFilter
  now: Date
  /** Behind this place: oldest first for those that wait, else newest first; before it, nearest first, when `isBackwards`. */
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

/** The latest of each learner and assignment. */
export function findListed(
  queries: Queries,
  { filter, now, from, isBackwards, limit }: SubmissionSearch,
): Promise<ListedRow[]> {
  const isRising = (filter.state === 'waiting') !== isBackwards
  const direction = isRising ? sql`ASC` : sql`DESC`
  const behind =
    from &&
    sql`(a.handed_in_at, a.sequence) ${isRising ? sql`>` : sql`<`}
      (${new Date(from.value)}::timestamptz, ${from.number}::bigint)`
  return rowsOf(
    queries,
    listedRow,
    sql`
      SELECT a.id, ${namesOf}, a.number, a.handed_in_at, a.due_at, a.points, a.max_points, a.is_accepted,
        (extract(epoch FROM a.handed_in_at) * 1000)::bigint || '.' || a.sequence AS place
      ${fromSubmissions}
      WHERE ${sql.join([...conditions(filter, now), ...(behind ? [behind] : [])], sql` AND `)}
      ORDER BY a.handed_in_at ${direction}, a.sequence ${direction} LIMIT ${limit}`,
  )
}

const inState = (now: Date): Readonly<Record<SubmissionState, SQL>> => ({
  waiting: sql`a.marked_at IS NULL AND ${hasAccess(now)}`,
  accepted: sql`a.is_accepted`,
  returned: sql`NOT a.is_accepted`,
})

function conditions({ state, courseId, search = '' }: SubmissionFilter, now: Date): SQL[] {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return [
    sql`a.is_current`,
    ...(state === undefined ? [] : [inState(now)[state]]),
    ...(courseId === undefined ? [] : [sql`ch.course_id = ${courseId}`]),
    ...(search === '' ? [] : [sql`(u.name ILIKE ${pattern} OR l.title ILIKE ${pattern} OR s.name ILIKE ${pattern})`]),
  ]
}

const submissionRow = z
  .object({
    ...submissionShape,
    version: z.number(),
    learner_id: z.uuid(),
    learner: z.string(),
    email: z.string(),
    course: named,
    course_number: bigintColumn,
    lesson,
    replaced_by: z.nullable(z.uuid()),
    has_access: z.boolean(),
  })
  .transform((row) => ({
    ...storedSubmission(row),
    version: row.version,
    learner: { id: row.learner_id, name: row.learner, email: row.email },
    course: row.course,
    courseNumber: row.course_number,
    lesson: row.lesson,
    replacedBy: row.replaced_by,
    hasAccess: row.has_access,
  }))
/** One submission, with whose it is. */
export type SubmissionOfLearner = z.output<typeof submissionRow>

export const findSubmission = (
  queries: Queries,
  { id, now }: { id: string; now: Date },
): Promise<SubmissionOfLearner | undefined> =>
  rowOf(
    queries,
    submissionRow,
    sql`
      SELECT ${submissionColumns}, a.version, a.learner_id, u.email, ${namesOf}, s.number AS course_number,
        ${hasAccess(now)} AS has_access, CASE WHEN NOT a.is_current THEN (SELECT c.id FROM assignment_submissions c
          WHERE c.lesson_id = a.lesson_id AND c.learner_id = a.learner_id AND c.is_current) END AS replaced_by
      ${fromSubmissions} WHERE a.id = ${id}`,
  )

interface Marking {
  id: string
  points: number
  feedback: string
  isAccepted: boolean
  actorId: string
  at: Date
}

export async function writeMarking(tx: Tx, { id, points, feedback, isAccepted, actorId, at }: Marking) {
  await tx.execute(sql`
    UPDATE assignment_submissions SET points = ${points}, feedback = ${feedback}, is_accepted = ${isAccepted},
      marked_at = ${at}, marked_by = ${actorId}, version = version + 1
    WHERE id = ${id}`)
}
