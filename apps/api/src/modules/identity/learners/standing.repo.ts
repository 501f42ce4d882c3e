import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/index.ts'
import { countOf } from '../../../platform/database/rows.ts'

/** False when the account is blocked already, or gone. */
export async function setBlocked(tx: Tx, id: string, at: Date): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`UPDATE learner_users SET blocked_at = ${at.toISOString()} WHERE id = ${id} AND blocked_at IS NULL`,
  )
  return count === 1
}

/** False when the account is not blocked, or gone. */
export async function setUnblocked(tx: Tx, id: string): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`UPDATE learner_users SET blocked_at = NULL WHERE id = ${id} AND blocked_at IS NOT NULL`,
  )
  return count === 1
}

export async function setEmailVerified(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`UPDATE learner_users SET is_email_verified = true, updated_at = now() WHERE id = ${id}`)
}
