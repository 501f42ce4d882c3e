import { quizSchema } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { attemptRow } from './quizzes.repo.ts'

interface Of {
  learnerId: string
  lessonIds: readonly string[]
}

const SHOWN = 20

const resultsRow = z
  .object({
    lesson_id: z.uuid(),
    quiz: quizSchema,
    is_passed: z.boolean(),
    attempts: z.array(attemptRow),
  })
  .transform(({ lesson_id: lessonId, is_passed: isPassed, ...row }) => ({ ...row, lessonId, isPassed }))

/** Of quizzes that are written: the questions, and the latest attempts of a learner, newest first. */
export const findResults = (queries: Queries, { learnerId, lessonIds }: Of) =>
  rowsOf(
    queries,
    resultsRow,
    sql`
      SELECT c.lesson_id, c.quiz,
        EXISTS (SELECT FROM quiz_attempts p WHERE p.lesson_id = l.id AND p.learner_id = ${learnerId} AND p.is_passed)
          AS is_passed,
        coalesce((SELECT jsonb_agg(to_jsonb(latest) ORDER BY latest.number DESC) FROM (
          SELECT number, answers, right_count, question_count, is_passed, handed_in_at FROM quiz_attempts
          WHERE lesson_id = l.id AND learner_id = ${learnerId} ORDER BY number DESC LIMIT ${SHOWN}) AS latest), '[]')
          AS attempts
      FROM course_lessons l JOIN lesson_contents c ON c.lesson_id = l.id
      WHERE l.id = ANY (${sql.param([...lessonIds])}::uuid[]) AND l.kind = 3 AND c.quiz IS NOT NULL`,
  )

const openedRow = z
  .object({
    lesson_id: z.uuid(),
    number: z.number(),
    reason: z.string(),
    opened_at: timestampColumn,
    opened_by: z.nullable(z.uuid()),
    name: z.nullable(z.string()),
  })
  .transform((row) => ({
    lessonId: row.lesson_id,
    number: row.number,
    reason: row.reason,
    at: row.opened_at,
    /** Null once that account is gone, and so is the name. */
    adminId: row.opened_by,
    by: row.name,
  }))

/** What the team opened for a learner in these lessons, latest first. */
export const findOpenedAttempts = (queries: Queries, { learnerId, lessonIds }: Of) =>
  rowsOf(
    queries,
    openedRow,
    sql`
      SELECT x.lesson_id, x.number, x.reason, x.opened_at, x.opened_by, a.name
      FROM quiz_extra_attempts x LEFT JOIN admin_users a ON a.id = x.opened_by
      WHERE x.learner_id = ${learnerId} AND x.lesson_id = ANY (${sql.param([...lessonIds])}::uuid[])
      ORDER BY x.number DESC`,
  )
