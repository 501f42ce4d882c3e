import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

const noteRow = z
  .object({ id: z.uuid(), text: z.string(), place: z.nullable(z.number()), written_at: timestampColumn })
  .transform(({ written_at: writtenAt, ...same }) => ({ ...same, writtenAt }))
export type StoredNote = z.output<typeof noteRow>

interface Of {
  learnerId: string
  lessonId: string
}

/** By their place; those of the whole lesson first. */
export const findNotes = (queries: Queries, { learnerId, lessonId }: Of): Promise<StoredNote[]> =>
  rowsOf(
    queries,
    noteRow,
    sql`
      SELECT id, text, place, written_at FROM lesson_notes WHERE learner_id = ${learnerId} AND lesson_id = ${lessonId}
      ORDER BY place NULLS FIRST, id`,
  )

/** Others of this learner wait until the transaction ends. */
export async function countNotes(tx: Tx, { learnerId, lessonId }: Of): Promise<number> {
  await tx.execute(sql`SELECT FROM learner_users WHERE id = ${learnerId} FOR NO KEY UPDATE`)
  const row = await rowOf(
    tx,
    z.object({ count: z.number() }),
    sql`
      SELECT count(*)::int AS count FROM lesson_notes WHERE learner_id = ${learnerId} AND lesson_id = ${lessonId}`,
  )
  return row?.count ?? 0
}

export async function insertNote(tx: Tx, { id, learnerId, lessonId, text, place, writtenAt }: Of & StoredNote) {
  await tx.execute(sql`
    INSERT INTO lesson_notes (id, lesson_id, learner_id, text, place, written_at)
    VALUES (${id}, ${lessonId}, ${learnerId}, ${text}, ${place}, ${writtenAt})`)
}

interface Own {
  id: string
  learnerId: string
}

/** @returns undefined for one of another person */
export const changeNote = (
  queries: Queries,
  { id, learnerId, text }: Own & { text: string },
): Promise<StoredNote | undefined> =>
  rowOf(
    queries,
    noteRow,
    sql`
      UPDATE lesson_notes SET text = ${text} WHERE id = ${id} AND learner_id = ${learnerId}
      RETURNING id, text, place, written_at`,
  )

/** @returns whether it was there */
export const deleteNote = async (queries: Queries, { id, learnerId }: Own): Promise<boolean> =>
  (await countOf(queries, sql`DELETE FROM lesson_notes WHERE id = ${id} AND learner_id = ${learnerId}`)) === 1

export const noteData: PersonalDataSource = {
  name: 'Catatan materi',
  tables: ['lesson_notes'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT s.name AS course, l.title AS lesson, n.place, n.text, n.written_at
        FROM lesson_notes n JOIN course_lessons l ON l.id = n.lesson_id
        JOIN course_chapters ch ON ch.id = l.chapter_id JOIN sellables s ON s.id = ch.course_id
        WHERE n.learner_id = ${id} ORDER BY n.id`,
    ),
  async merge(tx, { survivorId, mergedId }) {
    await tx.execute(sql`UPDATE lesson_notes SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)
  },
}
