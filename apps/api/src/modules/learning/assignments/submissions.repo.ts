import { type Assignment, assignmentDirectory, assignmentSchema } from '@naikkelas/contract/learning'
import { uploadTypes } from '@naikkelas/contract/enumerations'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { jsonContent } from '../../../platform/database/published-table.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { StoredSubmission } from './assignments.rules.ts'

/** Undefined for a lesson that is no assignment, or one that was not written. */
export async function findAssignment(queries: Queries, lessonId: string): Promise<Assignment | undefined> {
  const row = await rowOf(
    queries,
    z.object({ assignment: assignmentSchema }),
    sql`
      SELECT c.assignment FROM lesson_contents c JOIN course_lessons l ON l.id = c.lesson_id
      WHERE c.lesson_id = ${lessonId} AND l.kind = 4 AND c.assignment IS NOT NULL`,
  )
  return row?.assignment
}

const markingColumns = z.nullable(
  z.object({
    points: z.number(),
    feedback: z.string(),
    isAccepted: z.boolean(),
    at: timestampColumn,
    by: z.nullable(z.string()),
  }),
)

/** Columns of `submissionColumns`, for rows that hold more besides. */
export const submissionShape = {
  id: z.uuid(),
  number: z.number(),
  text: z.string(),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), bytes: z.number(), isPicture: z.boolean() })),
  handed_in_at: timestampColumn,
  due_at: z.nullable(timestampColumn),
  max_points: z.number(),
  pass_points: z.number(),
  marking: markingColumns,
}

const submissionRow = z.object(submissionShape)

export const storedSubmission = (row: z.output<typeof submissionRow>): StoredSubmission => ({
  id: row.id,
  number: row.number,
  text: row.text,
  files: row.files,
  handedInAt: row.handed_in_at,
  dueAt: row.due_at,
  maxPoints: row.max_points,
  passPoints: row.pass_points,
  marking: row.marking,
})

/** Of `assignment_submissions a`. */
export const submissionColumns = sql`
  a.id, a.number, a.text, a.handed_in_at, a.due_at, a.max_points, a.pass_points,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'bytes', f.byte_count,
      'isPicture', f.content_type LIKE 'image/%') ORDER BY af.position)
    FROM assignment_files af JOIN files f ON f.id = af.file_id WHERE af.submission_id = a.id), '[]') AS files,
  CASE WHEN a.marked_at IS NOT NULL THEN jsonb_build_object('points', a.points, 'feedback', a.feedback,
    'isAccepted', a.is_accepted, 'at', a.marked_at,
    'by', (SELECT name FROM admin_users WHERE admin_users.id = a.marked_by)) END AS marking`

interface Of {
  learnerId: string
  lessonId: string
}

const SHOWN = 20

/** The latest ones, newest first. */
export async function findSubmissions(queries: Queries, { learnerId, lessonId }: Of): Promise<StoredSubmission[]> {
  const rows = await rowsOf(
    queries,
    submissionRow,
    sql`
      SELECT ${submissionColumns} FROM assignment_submissions a
      WHERE a.learner_id = ${learnerId} AND a.lesson_id = ${lessonId} ORDER BY a.number DESC LIMIT ${SHOWN}`,
  )
  return rows.map(storedSubmission)
}

/** Of those ids, the files that this learner uploaded for assignments; held until the transaction ends. */
export async function holdOwnFiles(tx: Tx, learnerId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.uuid(), content_type: z.string() }),
    sql`
      SELECT id, content_type FROM files
      WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND owner_realm = 'learner' AND owner_id = ${learnerId}
        AND type = ${uploadTypes.fileManager} AND directory = ${assignmentDirectory}
      ORDER BY id FOR KEY SHARE`,
  )
  return new Map(rows.map((row) => [row.id, row.content_type]))
}

interface NewSubmission extends Of, Pick<StoredSubmission, 'id' | 'number' | 'text' | 'handedInAt' | 'dueAt'> {
  fileIds: readonly string[]
  assignment: Assignment
}

/** Takes the place of the learner's last one as that which is marked. */
export async function insertSubmission(tx: Tx, { learnerId, lessonId, fileIds, assignment, ...given }: NewSubmission) {
  await tx.execute(sql`
    UPDATE assignment_submissions SET is_current = false
    WHERE learner_id = ${learnerId} AND lesson_id = ${lessonId} AND is_current`)
  await tx.execute(sql`
    INSERT INTO assignment_submissions (id, lesson_id, learner_id, number, is_current, text, handed_in_at, due_at,
      max_points, pass_points)
    VALUES (${given.id}, ${lessonId}, ${learnerId}, ${given.number}, true, ${given.text}, ${given.handedInAt},
      ${given.dueAt}, ${assignment.maxPoints}, ${assignment.passPoints})`)
  await tx.execute(sql`
    INSERT INTO assignment_files (submission_id, file_id, position)
    SELECT ${given.id}, file_id::uuid, position
    FROM jsonb_array_elements_text(${jsonContent(fileIds)}) WITH ORDINALITY AS given (file_id, position)`)
}

/** Holds a file until the transaction ends. @returns whether no submission has it: it may have been handed in meanwhile */
export async function lockUnsentFile(tx: Tx, id: string): Promise<boolean> {
  await tx.execute(sql`SELECT FROM files WHERE id = ${id} FOR UPDATE`)
  const sent = await rowOf(
    tx,
    z.object({ file_id: z.uuid() }),
    sql`SELECT file_id FROM assignment_files WHERE file_id = ${id} LIMIT 1`,
  )
  return sent === undefined
}

/** Files that were uploaded for assignments and never handed in, or whose submissions are gone. */
export async function findUnsentFiles(
  queries: Queries,
  { uploadedBefore, limit }: { uploadedBefore: Date; limit: number },
): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT id FROM files
      WHERE type = ${uploadTypes.fileManager} AND directory = ${assignmentDirectory} AND created_at < ${uploadedBefore}
        AND NOT EXISTS (SELECT FROM assignment_files WHERE file_id = files.id)
      ORDER BY created_at LIMIT ${limit}`,
  )
  return rows.map(({ id }) => id)
}
