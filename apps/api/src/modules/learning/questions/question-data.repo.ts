import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

/** They go with the account: what someone wrote is theirs, also without their name. */
export const questionData: PersonalDataSource = {
  name: 'Pertanyaan materi',
  tables: ['lesson_questions'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT s.name AS course, l.title AS lesson, q.place, q.text, q.asked_at, q.answer, q.answered_at, q.hidden_at,
          q.hidden_reason
        FROM lesson_questions q JOIN course_lessons l ON l.id = q.lesson_id
        JOIN course_chapters ch ON ch.id = l.chapter_id JOIN sellables s ON s.id = ch.course_id
        WHERE q.learner_id = ${id} ORDER BY q.number`,
    ),
  async merge(tx, { survivorId, mergedId }) {
    await tx.execute(sql`UPDATE lesson_questions SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)
  },
}
