import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../platform/database/rows.ts'

export async function hasDemoProgress(queries: Queries, courseId: string): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ found: z.boolean() }),
    sql`SELECT EXISTS (SELECT FROM access_grants WHERE sellable_id = ${courseId}) AS found`,
  )
  return row?.found ?? false
}

interface Learned {
  email: string
  grantedAt: Date
  /** Null: never opened. */
  seenAt: Date | null
  seen: readonly (readonly [from: number, to: number])[]
  lessonsDone: number
}

interface Progress {
  courseId: string
  adminId: string
  /** In the order of the course, the film first. */
  lessonIds: readonly string[]
  learned: readonly Learned[]
}

/**
 * Gives learners a course and notes what they have learned in it, as if it had been at those times. Learners that are not
 * there are left out. @returns who completed it, and when
 */
export async function noteDemoProgress(tx: Tx, { courseId, adminId, lessonIds, learned }: Progress) {
  const given = sql`
    (SELECT g.*, u.id AS learner_id FROM jsonb_to_recordset(${JSON.stringify(learned.map(rowOfLearned))}::jsonb)
      AS g (email text, granted_at timestamptz, seen_at timestamptz, seen text, done int) JOIN learner_users u USING (email)) AS g`
  const lessons = sql`unnest(${sql.param([...lessonIds])}::uuid[]) WITH ORDINALITY AS l (id, place)`
  await tx.execute(sql`
    INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at, granted_by)
    SELECT gen_random_uuid(), g.learner_id, ${courseId}, 'Peserta uji coba kelas', g.granted_at, ${adminId} FROM ${given}`)
  await tx.execute(sql`
    INSERT INTO lesson_progress (learner_id, lesson_id, position, position_at, seen, started_at, completed_at)
    SELECT g.learner_id, l.id, 0, g.seen_at, CASE WHEN l.place = 1 THEN g.seen ELSE '{}' END::int4multirange,
      g.granted_at + interval '2 hours', CASE WHEN l.place <= g.done THEN g.seen_at END
    FROM ${given}, ${lessons} WHERE g.seen_at IS NOT NULL AND l.place <= g.done + 1`)
  return rowsOf(
    tx,
    z.object({ learner_id: z.uuid(), completed_at: z.nullable(timestampColumn) }),
    sql`
      INSERT INTO course_progress (learner_id, course_id, last_lesson_id, started_at, seen_at, completed_at, best_percent)
      SELECT g.learner_id, ${courseId}, l.id, g.granted_at + interval '2 hours', g.seen_at,
        CASE WHEN g.done = ${lessonIds.length}::int THEN g.seen_at END, g.done * 100 / ${lessonIds.length}::int
      FROM ${given} JOIN ${lessons} ON l.place = least(g.done + 1, ${lessonIds.length}::int) WHERE g.seen_at IS NOT NULL
      RETURNING learner_id, completed_at`,
  )
}

const rowOfLearned = ({ email, grantedAt, seenAt, seen, lessonsDone }: Learned) => ({
  email,
  granted_at: grantedAt,
  seen_at: seenAt,
  seen: `{${seen.map(([from, to]) => `[${from},${to})`).join(',')}}`,
  done: lessonsDone,
})

interface Question {
  lessonId: string
  email: string
  text: string
  askedAt: Date
  /** Null while it waits. */
  answer: { text: string; at: Date; adminId: string } | null
}

export async function noteDemoQuestion(tx: Tx, { lessonId, email, text, askedAt, answer }: Question) {
  await tx.execute(sql`
    INSERT INTO lesson_questions (id, lesson_id, learner_id, text, asked_at, answer, answered_at, answered_by)
    SELECT gen_random_uuid(), ${lessonId}, u.id, ${text}, ${askedAt}, ${answer?.text ?? null}, ${answer?.at ?? null}, ${answer?.adminId ?? null}
    FROM learner_users u WHERE u.email = ${email}`)
}
