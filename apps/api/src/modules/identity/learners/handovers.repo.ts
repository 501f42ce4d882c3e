import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

/** Whose session it is, while it lasts; it cannot end before the transaction does. */
export async function lockSession(tx: Tx, sessionId: string): Promise<string | undefined> {
  const row = await rowOf(
    tx,
    z.object({ learner_id: z.uuid() }),
    sql`SELECT learner_id FROM learner_sessions WHERE id = ${sessionId} AND expires_at > now() FOR SHARE`,
  )
  return row?.learner_id
}

export async function setParent(tx: Tx, { sessionId, parentId }: { sessionId: string; parentId: string }) {
  await tx.execute(sql`UPDATE learner_sessions SET parent_id = ${parentId} WHERE id = ${sessionId}`)
}

/** Ends the session that one was made from, and with it all that were. */
export async function deleteParent(queries: Queries, sessionId: string) {
  await queries.execute(sql`
    DELETE FROM learner_sessions WHERE id = (SELECT parent_id FROM learner_sessions WHERE id = ${sessionId})`)
}
