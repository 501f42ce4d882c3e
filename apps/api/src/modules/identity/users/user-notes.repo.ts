import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import type { Merge } from '../../../platform/personal-data/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const noteRow = z
  .object({ id: z.uuid(), admin_id: z.nullable(z.uuid()), text: z.string(), created_at: timestampColumn })
  .transform(({ id, admin_id, text, created_at }) => ({ id, adminId: admin_id, text, at: created_at }))
export type StoredUserNote = z.output<typeof noteRow>

/** Latest first. */
export function findUserNotes(queries: Queries, learnerId: string): Promise<StoredUserNote[]> {
  return rowsOf(
    queries,
    noteRow,
    sql`
      SELECT id, admin_id, text, created_at FROM learner_notes
      WHERE learner_id = ${learnerId} ORDER BY created_at DESC, id DESC`,
  )
}

export function findUserNote(
  queries: Queries,
  { learnerId, noteId }: { learnerId: string; noteId: string },
): Promise<StoredUserNote | undefined> {
  return rowOf(
    queries,
    noteRow,
    sql`
      SELECT id, admin_id, text, created_at FROM learner_notes WHERE learner_id = ${learnerId} AND id = ${noteId}`,
  )
}

/** How many notes there are of a learner, whose row is locked so that the answer holds for the transaction; null when it is gone. */
export async function countNotesLocked(tx: Tx, learnerId: string): Promise<number | null> {
  const row = await rowOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM learner_users WHERE id = ${learnerId} FOR UPDATE`,
  )
  if (!row) return null
  return countOf(tx, sql`SELECT 1 FROM learner_notes WHERE learner_id = ${learnerId}`)
}

interface NewNote {
  learnerId: string
  adminId: string
  text: string
  at: Date
}

export async function insertUserNote(tx: Tx, { learnerId, adminId, text, at }: NewNote): Promise<void> {
  await tx.execute(sql`
    INSERT INTO learner_notes (id, learner_id, admin_id, text, created_at)
    VALUES (${uuidv7()}, ${learnerId}, ${adminId}, ${text}, ${at.toISOString()})`)
}

export async function deleteUserNoteRow(tx: Tx, noteId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM learner_notes WHERE id = ${noteId}`)
}

/** Gives the notes of one account to another. */
export async function moveUserNotes(tx: Tx, { survivorId, mergedId }: Merge): Promise<void> {
  await tx.execute(sql`UPDATE learner_notes SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)
}
