import { type Quiz, quizSchema } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { jsonContent } from '../../../platform/database/published-table.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'
import type { StoredAttempt } from './quizzes.rules.ts'

/** Undefined for a lesson that is no quiz, or one without questions. */
export const findQuiz = (queries: Queries, lessonId: string): Promise<{ quiz: Quiz; version: number } | undefined> =>
  rowOf(
    queries,
    z.object({ quiz: quizSchema, version: z.number() }),
    sql`
      SELECT c.quiz, c.version FROM lesson_contents c JOIN course_lessons l ON l.id = c.lesson_id
      WHERE c.lesson_id = ${lessonId} AND l.kind = 3 AND c.quiz IS NOT NULL`,
  )

export const attemptRow = z
  .object({
    number: z.number(),
    answers: z.array(
      z.object({ questionId: z.string(), optionIds: z.array(z.string()), text: z.string(), isRight: z.boolean() }),
    ),
    right_count: z.number(),
    question_count: z.number(),
    is_passed: z.boolean(),
    handed_in_at: timestampColumn,
  })
  .transform((row) => ({
    number: row.number,
    answers: row.answers,
    rightCount: row.right_count,
    questionCount: row.question_count,
    isPassed: row.is_passed,
    handedInAt: row.handed_in_at,
  }))

interface Of {
  learnerId: string
  lessonId: string
}

/** The latest one, whether any was passed, and the highest number of one that the team opened; 0 for none. */
export async function findAttempts(queries: Queries, { learnerId, lessonId }: Of) {
  const last = await rowOf(
    queries,
    attemptRow,
    sql`
      SELECT number, answers, right_count, question_count, is_passed, handed_in_at FROM quiz_attempts
      WHERE learner_id = ${learnerId} AND lesson_id = ${lessonId} ORDER BY number DESC LIMIT 1`,
  )
  const passed = await rowOf(
    queries,
    z.object({ number: z.number() }),
    sql`
      SELECT number FROM quiz_attempts WHERE learner_id = ${learnerId} AND lesson_id = ${lessonId} AND is_passed LIMIT 1`,
  )
  const opened = await rowOf(
    queries,
    z.object({ number: z.number() }),
    sql`
      SELECT coalesce(max(number), 0)::int AS number FROM quiz_extra_attempts
      WHERE learner_id = ${learnerId} AND lesson_id = ${lessonId}`,
  )
  return { last, isPassed: passed !== undefined, opened: opened?.number ?? 0 }
}

export async function insertAttempt(
  tx: Tx,
  { id, learnerId, lessonId, ...attempt }: Of & StoredAttempt & { id: string },
) {
  const { number, answers, rightCount, questionCount, isPassed, handedInAt } = attempt
  await tx.execute(sql`
    INSERT INTO quiz_attempts (id, lesson_id, learner_id, number, answers, right_count, question_count, is_passed, handed_in_at)
    VALUES (${id}, ${lessonId}, ${learnerId}, ${number}, ${jsonContent(answers)}, ${rightCount}, ${questionCount},
      ${isPassed}, ${handedInAt})`)
}

export const attemptData: PersonalDataSource = {
  name: 'Jawaban kuis',
  tables: ['quiz_attempts', 'quiz_extra_attempts'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      // With the words of what was chosen; of what was removed since, nothing but that it was answered.
      sql`
        SELECT s.name AS course, l.title AS lesson, a.number, a.right_count, a.question_count, a.is_passed, a.handed_in_at,
          (SELECT jsonb_agg(jsonb_build_object('question', question ->> 'text', 'answer', coalesce(
              nullif(given ->> 'text', ''), (SELECT string_agg(option ->> 'text', ', ')
                FROM jsonb_array_elements(question -> 'options') AS option
                WHERE given -> 'optionIds' ? (option ->> 'id'))), 'is_right', given -> 'isRight') ORDER BY place)
            FROM jsonb_array_elements(a.answers) WITH ORDINALITY AS answers (given, place)
            LEFT JOIN LATERAL (SELECT one AS question FROM jsonb_array_elements(c.quiz -> 'questions') AS one
              WHERE one ->> 'id' = given ->> 'questionId') AS asked ON true) AS answers,
          (SELECT opened.reason FROM quiz_extra_attempts opened WHERE opened.learner_id = a.learner_id
            AND opened.lesson_id = a.lesson_id AND opened.number = a.number) AS opened_because
        FROM quiz_attempts a JOIN course_lessons l ON l.id = a.lesson_id JOIN course_chapters ch ON ch.id = l.chapter_id
        JOIN sellables s ON s.id = ch.course_id LEFT JOIN lesson_contents c ON c.lesson_id = l.id
        WHERE a.learner_id = ${id} ORDER BY a.handed_in_at, a.id`,
    ),
  async merge(tx, { survivorId, mergedId }) {
    // Those of the other account come behind the own ones, and what was opened for it with them.
    for (const table of [sql`quiz_extra_attempts`, sql`quiz_attempts`])
      await tx.execute(sql`
      UPDATE ${table} a SET learner_id = ${survivorId}, number = a.number + coalesce(
        (SELECT max(own.number) FROM quiz_attempts own WHERE own.learner_id = ${survivorId} AND own.lesson_id = a.lesson_id), 0)
      WHERE a.learner_id = ${mergedId}`)
  },
}
