import type { QuestionState } from '@naikkelas/contract/learning'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { ListPlace } from '../../commerce/catalogue/index.ts'

const words = z.nullable(z.string())
const moment = z.nullable(timestampColumn)

const questionRow = z
  .object({
    id: z.uuid(),
    version: z.number(),
    learner_id: z.uuid(),
    author: z.string(),
    text: z.string(),
    place: z.nullable(z.number()),
    asked_at: timestampColumn,
    answer: words,
    answered_at: moment,
    answered_by: words,
    hidden_at: moment,
    hidden_reason: words,
    hidden_by: words,
    lesson: z.object({ id: z.uuid(), title: z.string() }),
    course: z.object({ id: z.uuid(), number: z.number(), name: z.string() }),
    list_place: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    version: row.version,
    learnerId: row.learner_id,
    author: row.author,
    text: row.text,
    lessonPlace: row.place,
    askedAt: row.asked_at,
    answer: row.answer,
    answeredAt: row.answered_at,
    answeredBy: row.answered_by,
    hiddenAt: row.hidden_at,
    hiddenReason: row.hidden_reason,
    hiddenBy: row.hidden_by,
    lesson: row.lesson,
    course: row.course,
    /** In lists, newest first. */
    place: row.list_place,
  }))
/** With the asker's whole name, which leaves the module shortened only. */
export type StoredQuestion = z.output<typeof questionRow>

const adminName = (id: SQL) => sql`(SELECT admin_users.name FROM admin_users WHERE admin_users.id = ${id})`

const selected = sql`
  SELECT q.id, q.version, q.learner_id, u.name AS author, q.text, q.place, q.asked_at, q.answer, q.answered_at,
    q.hidden_at, q.hidden_reason, ${adminName(sql`q.answered_by`)} AS answered_by,
    ${adminName(sql`q.hidden_by`)} AS hidden_by, jsonb_build_object('id', l.id, 'title', l.title) AS lesson,
    jsonb_build_object('id', s.id, 'number', s.number, 'name', s.name) AS course,
    (extract(epoch FROM q.asked_at) * 1000)::bigint || '.' || q.number AS list_place
  FROM lesson_questions q JOIN learner_users u ON u.id = q.learner_id JOIN course_lessons l ON l.id = q.lesson_id
  JOIN course_chapters ch ON ch.id = l.chapter_id JOIN sellables s ON s.id = ch.course_id`

interface QuestionFilter {
  lessonId?: string | undefined
  courseId?: string | undefined
  state?: QuestionState | undefined
  isAnswered?: boolean | undefined
  /** A part of the question, of the lesson's title or of the course's name. */
  search?: string | undefined
}

interface QuestionSearch {
  filter: QuestionFilter
  /** Behind this place, newest first; before it, nearest first, when `isBackwards`. */
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

export function findQuestions(
  queries: Queries,
  { filter, from, isBackwards, limit }: QuestionSearch,
): Promise<StoredQuestion[]> {
  const direction = isBackwards ? sql`ASC` : sql`DESC`
  const behind =
    from &&
    sql`(q.asked_at, q.number) ${isBackwards ? sql`>` : sql`<`}
      (${new Date(from.value)}::timestamptz, ${from.number}::bigint)`
  return rowsOf(
    queries,
    questionRow,
    sql`
      ${selected} WHERE ${sql.join([...conditions(filter), ...(behind ? [behind] : [])], sql` AND `)}
      ORDER BY q.asked_at ${direction}, q.number ${direction} LIMIT ${limit}`,
  )
}

function conditions({ lessonId, courseId, state, isAnswered, search = '' }: QuestionFilter): SQL[] {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return [
    sql`true`,
    ...(lessonId === undefined ? [] : [sql`q.lesson_id = ${lessonId}`]),
    ...(courseId === undefined ? [] : [sql`ch.course_id = ${courseId}`]),
    ...(state === undefined ? [] : [state === 'shown' ? sql`q.hidden_at IS NULL` : sql`q.hidden_at IS NOT NULL`]),
    ...(isAnswered === undefined ? [] : [sql`(q.answer IS NOT NULL) = ${isAnswered}`]),
    ...(search === '' ? [] : [sql`(q.text ILIKE ${pattern} OR l.title ILIKE ${pattern} OR s.name ILIKE ${pattern})`]),
  ]
}

export const findQuestion = (queries: Queries, id: string): Promise<StoredQuestion | undefined> =>
  rowOf(queries, questionRow, sql`${selected} WHERE q.id = ${id}`)

/** Holds it until the transaction ends. */
export async function lockQuestion(tx: Tx, id: string): Promise<StoredQuestion | undefined> {
  await tx.execute(sql`SELECT FROM lesson_questions WHERE id = ${id} FOR NO KEY UPDATE`)
  return findQuestion(tx, id)
}

interface NewQuestion {
  id: string
  learnerId: string
  lessonId: string
  text: string
  place: number | null
  askedAt: Date
}

export async function insertQuestion(tx: Tx, { id, learnerId, lessonId, text, place, askedAt }: NewQuestion) {
  await tx.execute(sql`
    INSERT INTO lesson_questions (id, lesson_id, learner_id, text, place, asked_at)
    VALUES (${id}, ${lessonId}, ${learnerId}, ${text}, ${place}, ${askedAt})`)
}

/** @returns whether it was there, of this learner */
export const deleteQuestion = async (
  queries: Queries,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<boolean> =>
  (await countOf(queries, sql`DELETE FROM lesson_questions WHERE id = ${id} AND learner_id = ${learnerId}`)) === 1

interface AnswerChange {
  id: string
  /** Null for none. */
  answer: { text: string; actorId: string; at: Date } | null
}

export async function changeAnswer(tx: Tx, { id, answer }: AnswerChange) {
  await tx.execute(sql`
    UPDATE lesson_questions SET answer = ${answer?.text ?? null}, answered_at = ${answer?.at ?? null},
      answered_by = ${answer?.actorId ?? null}, version = version + 1
    WHERE id = ${id}`)
}

interface VisibilityChange {
  id: string
  /** Null for one that learners see. */
  hidden: { reason: string; actorId: string; at: Date } | null
}

export async function changeVisibility(tx: Tx, { id, hidden }: VisibilityChange) {
  await tx.execute(sql`
    UPDATE lesson_questions SET hidden_at = ${hidden?.at ?? null}, hidden_reason = ${hidden?.reason ?? null},
      hidden_by = ${hidden?.actorId ?? null}, version = version + 1
    WHERE id = ${id}`)
}

/** Whom an answer is mailed to. */
export const findAsker = (tx: Tx, learnerId: string) =>
  rowOf(
    tx,
    z.object({ name: z.string(), email: z.string() }),
    sql`SELECT name, email FROM learner_users WHERE id = ${learnerId}`,
  )
