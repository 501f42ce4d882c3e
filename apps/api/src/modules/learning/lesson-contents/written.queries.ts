import { sql } from 'drizzle-orm'

/**
 * Whether a lesson has something to show, of `course_lessons l` and `lesson_contents c`. A quiz needs questions: its body is
 * only what is said before them. An assignment needs its instruction, and what holds for it.
 */
export const isWritten = sql`
  (CASE l.kind WHEN 3 THEN c.quiz IS NOT NULL WHEN 4 THEN c.assignment IS NOT NULL AND c.body IS NOT NULL
    ELSE c.body IS NOT NULL OR c.file_id IS NOT NULL END) IS TRUE`
