import { sql } from 'drizzle-orm'

/**
 * Whether a lesson has something to show, of `course_lessons l` and `lesson_contents c`. A quiz needs questions: its body is
 * only what is said before them.
 */
export const isWritten = sql`
  (CASE WHEN l.kind = 3 THEN c.quiz IS NOT NULL ELSE c.body IS NOT NULL OR c.file_id IS NOT NULL END) IS TRUE`
