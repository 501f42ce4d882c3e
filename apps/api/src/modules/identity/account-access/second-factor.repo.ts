import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, timestampColumn } from '../../../platform/database/rows.ts'

/** Whose second factor it is. */
export interface FactorPlace {
  realm: string
  accountId: string
}

const factorRow = z.object({
  sealed_secret: z.string(),
  next_sealed_secret: z.nullable(z.string()),
  confirmed_at: z.nullable(timestampColumn),
})
export type StoredFactor = z.output<typeof factorRow>

export function findFactor(queries: Queries, { realm, accountId }: FactorPlace): Promise<StoredFactor | undefined> {
  return rowOf(
    queries,
    factorRow,
    sql`
      SELECT sealed_secret, next_sealed_secret, confirmed_at FROM account_second_factors
      WHERE realm = ${realm} AND account_id = ${accountId}`,
  )
}

/** A secret that waits for its first code, in place of an earlier one that waits. False where one is confirmed. */
export async function insertFactor(
  queries: Queries,
  { realm, accountId, sealedSecret }: FactorPlace & { sealedSecret: string },
): Promise<boolean> {
  const count = await countOf(
    queries,
    sql`
      INSERT INTO account_second_factors (realm, account_id, sealed_secret)
      VALUES (${realm}, ${accountId}, ${sealedSecret})
      ON CONFLICT (realm, account_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, created_at = now()
      WHERE account_second_factors.confirmed_at IS NULL`,
  )
  return count === 1
}

/** False where another request confirmed it, or replaced its secret. */
export async function confirmFactor(
  tx: Tx,
  { realm, accountId, sealedSecret, step, at }: FactorPlace & { sealedSecret: string; step: number; at: Date },
): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`
      UPDATE account_second_factors SET confirmed_at = ${at.toISOString()}, last_step = ${step}
      WHERE realm = ${realm} AND account_id = ${accountId} AND sealed_secret = ${sealedSecret} AND confirmed_at IS NULL`,
  )
  return count === 1
}

/** The secret of another app, which waits for its first code while the present one is in use. */
export async function offerNextSecret(
  queries: Queries,
  { realm, accountId, sealedSecret }: FactorPlace & { sealedSecret: string },
): Promise<void> {
  await queries.execute(sql`
    UPDATE account_second_factors SET next_sealed_secret = ${sealedSecret}
    WHERE realm = ${realm} AND account_id = ${accountId} AND confirmed_at IS NOT NULL`)
}

/** False where another request has moved it, or offered another secret. */
export async function moveFactor(
  tx: Tx,
  { realm, accountId, sealedSecret, step, at }: FactorPlace & { sealedSecret: string; step: number; at: Date },
): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`
      UPDATE account_second_factors SET
        sealed_secret = ${sealedSecret}, next_sealed_secret = NULL, confirmed_at = ${at.toISOString()}, last_step = ${step}
      WHERE realm = ${realm} AND account_id = ${accountId} AND next_sealed_secret = ${sealedSecret}`,
  )
  return count === 1
}

/**
 * Uses the code of a time step: by one statement, so that a code is taken once however often it is sent at the same
 * time. False for a step that was used, or lies before one that was.
 */
export async function takeStep(
  queries: Queries,
  { realm, accountId, step }: FactorPlace & { step: number },
): Promise<boolean> {
  const count = await countOf(
    queries,
    sql`
      UPDATE account_second_factors SET last_step = ${step}
      WHERE realm = ${realm} AND account_id = ${accountId} AND confirmed_at IS NOT NULL AND last_step < ${step}`,
  )
  return count === 1
}

/** Replaces the sealed form of a secret, unless it was replaced meanwhile. */
export async function resealFactor(
  queries: Queries,
  { realm, accountId, from, sealedSecret }: FactorPlace & { from: string; sealedSecret: string },
) {
  await queries.execute(sql`
    UPDATE account_second_factors SET sealed_secret = ${sealedSecret}
    WHERE realm = ${realm} AND account_id = ${accountId} AND sealed_secret = ${from}`)
}

/** With its recovery codes. */
export async function deleteFactor(tx: Tx, { realm, accountId }: FactorPlace): Promise<boolean> {
  return (
    (await countOf(
      tx,
      sql`DELETE FROM account_second_factors WHERE realm = ${realm} AND account_id = ${accountId}`,
    )) === 1
  )
}

export async function replaceRecoveryCodes(
  tx: Tx,
  { realm, accountId, hashes }: FactorPlace & { hashes: readonly string[] },
) {
  await tx.execute(sql`DELETE FROM account_recovery_codes WHERE realm = ${realm} AND account_id = ${accountId}`)
  await tx.execute(sql`
    INSERT INTO account_recovery_codes (realm, account_id, code_hash)
    SELECT ${realm}, ${accountId}, unnest(${sql.param(hashes)}::text[])`)
}

/** Uses a recovery code; false when it is none, or was used. */
export async function takeRecoveryCode(
  queries: Queries,
  { realm, accountId, hashes }: FactorPlace & { hashes: readonly string[] },
): Promise<boolean> {
  const count = await countOf(
    queries,
    sql`
      DELETE FROM account_recovery_codes
      WHERE realm = ${realm} AND account_id = ${accountId} AND code_hash = ANY(${sql.param(hashes)}::text[])`,
  )
  return count === 1
}

export async function countRecoveryCodes(queries: Queries, { realm, accountId }: FactorPlace): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ count: z.number() }),
    sql`
      SELECT count(*)::int AS count FROM account_recovery_codes
      WHERE realm = ${realm} AND account_id = ${accountId}`,
  )
  return row?.count ?? 0
}
