import type { GradeFilter, GradeSort } from '@naikkelas/contract/learning'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'
import type { ListPlace } from '../../commerce/catalogue/index.ts'
import { learnersOf } from '../course-learners/index.ts'
import { isWritten } from '../lesson-contents/index.ts'
import type { GradedLesson, StoredGrade } from './gradebook.rules.ts'

/** Quizzes and assignments of a course that are written, in the order of its lessons. */
export const findGradedLessons = (queries: Queries, courseId: string): Promise<GradedLesson[]> =>
  rowsOf(
    queries,
    z.object({ id: z.uuid(), title: z.string(), kind: z.union([z.literal(3), z.literal(4)]) }),
    sql`
      SELECT l.id, l.title, l.kind FROM course_chapters ch JOIN course_lessons l ON l.chapter_id = ch.id
      LEFT JOIN lesson_contents c ON c.lesson_id = l.id
      WHERE ch.course_id = ${courseId} AND l.kind IN (3, 4) AND ${isWritten}
      ORDER BY ch.position, l.position`,
  )

/** Rows of `lesson_grades g` that belong to what the lessons are now. */
const gradesOf = (lessons: readonly GradedLesson[]) => sql`
  FROM unnest(${sql.param(lessons.map(({ id }) => id))}::uuid[], ${sql.param(lessons.map(({ kind }) => kind))}::smallint[])
    AS graded (lesson_id, kind) JOIN lesson_grades g ON g.lesson_id = graded.lesson_id AND g.kind = graded.kind`

const gradeRow = z
  .object({
    learner_id: z.uuid(),
    lesson_id: z.uuid(),
    state: z.number(),
    score: z.nullable(z.number()),
    max_score: z.nullable(z.number()),
    share: z.nullable(z.number()),
  })
  .transform((row) => ({
    learnerId: row.learner_id,
    lessonId: row.lesson_id,
    state: row.state,
    score: row.score,
    maxScore: row.max_score,
    share: row.share,
  }))

interface GradesAsked {
  lessons: readonly GradedLesson[]
  learnerIds: readonly string[]
}

/** By learner; who has none is not in it. */
export async function findGrades(
  queries: Queries,
  { lessons, learnerIds }: GradesAsked,
): Promise<ReadonlyMap<string, StoredGrade[]>> {
  const rows = await rowsOf(
    queries,
    gradeRow,
    sql`
      SELECT g.learner_id, g.lesson_id, g.state, g.score, g.max_score, g.share ${gradesOf(lessons)}
      WHERE g.learner_id = ANY (${sql.param([...learnerIds])}::uuid[])`,
  )
  return Map.groupBy(rows, ({ learnerId }) => learnerId)
}

interface Of {
  courseId: string
  now: Date
  lessons: readonly GradedLesson[]
}

/** Of all who have the course now and a grade in a lesson: their mean in hundredths of a percent, and how many they are. */
export async function findAverages(queries: Queries, { lessons, ...of }: Of) {
  const rows = await rowsOf(
    queries,
    z.object({ lesson_id: z.uuid(), share: z.number(), graded: z.number() }),
    sql`
      SELECT g.lesson_id, (sum(g.share) / count(*))::int AS share, count(*)::int AS graded ${gradesOf(lessons)}
      JOIN (${learnersOf(of)}) AS e ON e.learner_id = g.learner_id
      WHERE g.share IS NOT NULL GROUP BY g.lesson_id`,
  )
  return new Map(rows.map(({ lesson_id: id, share, graded }) => [id, { share, graded }]))
}

export async function countLearners(queries: Queries, of: Pick<Of, 'courseId' | 'now'>): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ count: z.number() }),
    sql`SELECT count(*)::int AS count FROM (${learnersOf(of)}) AS e`,
  )
  return row?.count ?? 0
}

const learnerRow = z.object({ id: z.uuid(), name: z.string(), place: z.string() })

interface LearnerSearch extends Of {
  filter: { search?: string | undefined; state?: GradeFilter | undefined; sort?: GradeSort | undefined }
  /** Behind this place in the order of the list; before it, nearest first, when `isBackwards`. */
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

/** Learners of the gradebook in its order. Grades of all are summed only where the order or the filter needs it. */
export function findLearners(queries: Queries, asked: LearnerSearch) {
  const { filter, lessons, isBackwards, limit } = asked
  const { search = '', state, sort = 'name' } = filter
  const order = orders[sort]
  const isRising = order.isRising !== isBackwards
  const direction = isRising ? sql`ASC` : sql`DESC`
  const conditions = [
    sql`true`,
    ...(search === '' ? [] : [sql`u.name ILIKE ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`]),
    ...(state === undefined ? [] : [inState(state, lessons.length)]),
    ...(asked.from === undefined
      ? []
      : [sql`(${order.key}, u.number) ${isRising ? sql`>` : sql`<`} ${order.placeOf(asked.from)}`]),
  ]
  const needsTotals = sort !== 'name' || (state !== undefined && state !== 'without_access')
  return rowsOf(
    queries,
    learnerRow,
    sql`
      SELECT u.id, u.name, ${order.value} || '.' || u.number AS place
      FROM (${state === 'without_access' ? formerLearners(asked) : learnersOf(asked)}) AS e
      JOIN learner_users u ON u.id = e.learner_id ${needsTotals ? totals(lessons) : sql``}
      WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY ${order.key} ${direction}, u.number ${direction} LIMIT ${limit}`,
  )
}

const totals = (lessons: readonly GradedLesson[]) => sql`
  LEFT JOIN (
    SELECT g.learner_id, sum(g.share) / nullif(count(g.share), 0) AS share, count(*) FILTER (WHERE g.state = 2) AS passed,
      bool_or(g.state = 0) AS waits
    ${gradesOf(lessons)} GROUP BY g.learner_id) AS t ON t.learner_id = u.id`

/** Who has grades in these lessons, but not the course now. */
const formerLearners = ({ lessons, ...of }: Of) => sql`
  SELECT DISTINCT g.learner_id ${gradesOf(lessons)}
  WHERE NOT EXISTS (SELECT FROM (${learnersOf(of)}) AS e WHERE e.learner_id = g.learner_id)`

function inState(state: GradeFilter, lessons: number): SQL {
  if (state === 'waiting') return sql`t.waits`
  if (state === 'passed') return sql`${lessons}::int > 0 AND t.passed = ${lessons}`
  if (state === 'not_passed') return sql`coalesce(t.passed, 0) < ${lessons}`
  return sql`true`
}

/** Above each share: who has no grade comes last in both directions. */
const NO_GRADE = { highest: -1, lowest: 10_001 } as const

const byTotal = (sort: 'highest' | 'lowest') => {
  const key = sql`coalesce(t.share, ${NO_GRADE[sort]}::int)`
  return {
    isRising: sort === 'lowest',
    key,
    value: key,
    placeOf: ({ value, number }: ListPlace) => sql`(${value}::bigint, ${number}::bigint)`,
  }
}

/** What the list is sorted by, the part of it that is in a place, and what is behind a place. */
const orders = {
  name: {
    isRising: true,
    key: sql`lower(u.name)`,
    // Names are too long for an address: a place has the number alone.
    value: sql`0`,
    placeOf: ({ number }: ListPlace) =>
      sql`(SELECT lower(p.name), p.number FROM learner_users p WHERE p.number = ${number}::bigint)`,
  },
  highest: byTotal('highest'),
  lowest: byTotal('lowest'),
} as const

const knownRow = z
  .object({ id: z.uuid(), name: z.string(), has_access: z.boolean() })
  .transform(({ id, name, has_access: hasAccess }) => ({ id, name, hasAccess }))

/** Someone who has the course or had it, or left grades in these lessons. */
export const findLearner = (queries: Queries, { lessons, learnerId, ...of }: Of & { learnerId: string }) =>
  rowOf(
    queries,
    knownRow,
    sql`
      SELECT u.id, u.name, EXISTS (SELECT FROM (${learnersOf(of)}) AS e WHERE e.learner_id = u.id) AS has_access
      FROM learner_users u WHERE u.id = ${learnerId} AND (
        EXISTS (SELECT FROM accesses a WHERE a.learner_id = u.id AND a.sellable_id = ${of.courseId})
        OR EXISTS (SELECT ${gradesOf(lessons)} WHERE g.learner_id = u.id))`,
  )
