import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowsOf } from '../../../platform/database/rows.ts'

/** Closes an account; false when it is closed already. */
export async function closeAccount(tx: Tx, id: string, at: Date): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`UPDATE learner_users SET deletion_requested_at = ${at.toISOString()} WHERE id = ${id} AND deletion_requested_at IS NULL`,
  )
  return count === 1
}

/** Opens a closed account again; false when it was erased or is open. */
export async function reopenAccount(tx: Tx, id: string): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`UPDATE learner_users SET deletion_requested_at = NULL WHERE id = ${id} AND deletion_requested_at IS NOT NULL`,
  )
  return count === 1
}

/** Accounts that were closed before a moment. */
export async function findAccountsClosedBefore(queries: Queries, before: Date): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM learner_users WHERE deletion_requested_at < ${before.toISOString()} ORDER BY id LIMIT 500`,
  )
  return rows.map(({ id }) => id)
}

/** Whether an account is closed since before a moment; it stays so for the transaction. */
export async function lockClosedAccount(tx: Tx, id: string, before: Date): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`SELECT 1 FROM learner_users WHERE id = ${id} AND deletion_requested_at < ${before.toISOString()} FOR UPDATE`,
  )
  return count === 1
}

/** Deletes an account with everything that refers to it. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM learner_users WHERE id = ${id}`)
}
