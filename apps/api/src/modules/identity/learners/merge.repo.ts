import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowsOf } from '../../../platform/database/rows.ts'

const lockedRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    is_phone_verified: z.boolean(),
    image: z.nullable(z.string()),
    is_closed: z.boolean(),
  })
  .transform(({ is_phone_verified, is_closed, ...same }) => ({
    ...same,
    isPhoneVerified: is_phone_verified,
    isClosed: is_closed,
  }))
export type LockedAccount = z.output<typeof lockedRow>

/** Those of the accounts that exist, locked in one order: two merges of the same ones take turns. */
export function lockAccounts(tx: Tx, ids: readonly string[]): Promise<LockedAccount[]> {
  return rowsOf(
    tx,
    lockedRow,
    sql`
      SELECT id, number, name, email, phone, is_phone_verified, image, deletion_requested_at IS NOT NULL AS is_closed
      FROM learner_users WHERE id = ANY(${sql.param(ids)}::uuid[]) ORDER BY id FOR UPDATE`,
  )
}

/** Whether an account was merged into another one. */
export async function isMerged(tx: Tx, id: string): Promise<boolean> {
  return (await countOf(tx, sql`SELECT 1 FROM learner_merges WHERE merged_id = ${id}`)) === 1
}

interface NewMerge {
  survivorId: string
  merged: Pick<LockedAccount, 'id' | 'number'>
  at: Date
}

export async function insertMerge(tx: Tx, { survivorId, merged, at }: NewMerge): Promise<void> {
  await tx.execute(sql`
    INSERT INTO learner_merges (merged_id, merged_number, learner_id, merged_at)
    VALUES (${merged.id}, ${merged.number}, ${survivorId}, ${at.toISOString()})`)
}

/** What the survivor lacks, once the account that had it is gone: a verified number belongs to one account. */
export async function fillFrom(tx: Tx, survivorId: string, { phone, isPhoneVerified, image }: LockedAccount) {
  await tx.execute(sql`
    UPDATE learner_users SET
      is_phone_verified = CASE WHEN phone IS NULL THEN ${isPhoneVerified} ELSE is_phone_verified END,
      phone = coalesce(phone, ${phone}), image = coalesce(image, ${image}), updated_at = now()
    WHERE id = ${survivorId}`)
}
