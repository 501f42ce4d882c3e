import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

/** They go with the account, and their files too. */
export const submissionData: PersonalDataSource = {
  name: 'Tugas',
  tables: ['assignment_submissions'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT s.name AS course, l.title AS lesson, a.number, a.text, a.handed_in_at, a.due_at, a.points, a.max_points,
          a.feedback, a.is_accepted, a.marked_at,
          ARRAY(SELECT f.name FROM assignment_files af JOIN files f ON f.id = af.file_id
            WHERE af.submission_id = a.id ORDER BY af.position) AS files
        FROM assignment_submissions a JOIN course_lessons l ON l.id = a.lesson_id
        JOIN course_chapters ch ON ch.id = l.chapter_id JOIN sellables s ON s.id = ch.course_id
        WHERE a.learner_id = ${id} ORDER BY a.sequence`,
    ),
  async merge(tx, { survivorId, mergedId }) {
    const both = (other: string) => sql`
      EXISTS (SELECT FROM assignment_submissions b WHERE b.lesson_id = a.lesson_id AND b.learner_id = ${other}
        AND b.is_current)`
    // Of two that are marked one remains: an accepted one, else that of the account that goes.
    await tx.execute(sql`
      UPDATE assignment_submissions a SET is_current = false
      WHERE a.learner_id = ${survivorId} AND a.is_current AND a.is_accepted IS NOT TRUE AND ${both(mergedId)}`)
    await tx.execute(sql`
      UPDATE assignment_submissions a SET is_current = false
      WHERE a.learner_id = ${mergedId} AND a.is_current AND ${both(survivorId)}`)
    // Those of the other account come behind the own ones.
    await tx.execute(sql`
      UPDATE assignment_submissions a SET learner_id = ${survivorId}, number = a.number + coalesce((
        SELECT max(own.number) FROM assignment_submissions own
        WHERE own.learner_id = ${survivorId} AND own.lesson_id = a.lesson_id), 0)
      WHERE a.learner_id = ${mergedId}`)
  },
}
