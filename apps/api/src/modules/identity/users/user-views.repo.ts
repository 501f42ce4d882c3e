import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const viewRow = z
  .object({ id: z.uuid(), learner_id: z.uuid(), admin_session_id: z.uuid(), expires_at: timestampColumn })
  .transform((row) => ({
    id: row.id,
    learnerId: row.learner_id,
    adminSessionId: row.admin_session_id,
    endsAt: row.expires_at,
  }))
export type StoredView = z.output<typeof viewRow>

interface NewView {
  learnerId: string
  adminSessionId: string
  tokenHash: string
  endsAt: Date
}

/** In place of an earlier one of the same session. */
export async function replaceView(tx: Tx, { learnerId, adminSessionId, tokenHash, endsAt }: NewView): Promise<void> {
  await tx.execute(sql`
    INSERT INTO learner_views (id, learner_id, admin_session_id, token_hash, expires_at)
    VALUES (${uuidv7()}, ${learnerId}, ${adminSessionId}, ${tokenHash}, ${endsAt.toISOString()})
    ON CONFLICT (admin_session_id) DO UPDATE SET
      id = excluded.id, learner_id = excluded.learner_id, token_hash = excluded.token_hash,
      expires_at = excluded.expires_at, created_at = now()`)
}

/** One that has not ended by itself. */
export function findView(queries: Queries, tokenHash: string, now: Date): Promise<StoredView | undefined> {
  return rowOf(
    queries,
    viewRow,
    sql`
      SELECT id, learner_id, admin_session_id, expires_at FROM learner_views
      WHERE token_hash = ${tokenHash} AND expires_at > ${now.toISOString()}`,
  )
}

export function findViewsOf(queries: Queries, learnerId: string): Promise<{ begunAt: Date; endsAt: Date }[]> {
  return rowsOf(
    queries,
    z.object({ created_at: timestampColumn, expires_at: timestampColumn }).transform((row) => ({
      begunAt: row.created_at,
      endsAt: row.expires_at,
    })),
    sql`SELECT created_at, expires_at FROM learner_views WHERE learner_id = ${learnerId} ORDER BY created_at`,
  )
}

export async function deleteViewOfSession(queries: Queries, adminSessionId: string): Promise<void> {
  await queries.execute(sql`DELETE FROM learner_views WHERE admin_session_id = ${adminSessionId}`)
}

export async function deleteViewsOf(tx: Tx, learnerId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM learner_views WHERE learner_id = ${learnerId}`)
}

export function deleteEndedViews(queries: Queries): Promise<number> {
  return countOf(queries, sql`DELETE FROM learner_views WHERE expires_at < now()`)
}
