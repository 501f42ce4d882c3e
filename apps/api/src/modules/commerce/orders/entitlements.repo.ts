import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf } from '../../../platform/database/rows.ts'

interface Grant {
  learnerId: string
  orderLineId: string
  sellableIds: readonly string[]
  /** Whether one of it is enough. */
  isSingle: boolean
  at: Date
  endsAt: Date | null
}

/**
 * One for each of what a line is made of. What the learner has already is noted as a second one, which counts once the
 * first is revoked.
 */
export async function insertEntitlements(tx: Tx, { learnerId, orderLineId, sellableIds, isSingle, at, endsAt }: Grant) {
  const rows = sellableIds.map((sellableId) => ({ id: randomUUID(), sellable_id: sellableId }))
  await tx.execute(sql`
    INSERT INTO entitlements (id, learner_id, sellable_id, order_line_id, is_single, granted_at, ends_at)
    SELECT r.id, ${learnerId}::uuid, r.sellable_id, ${orderLineId}::uuid, ${isSingle} AND NOT EXISTS (
        SELECT FROM entitlements e WHERE e.learner_id = ${learnerId} AND e.sellable_id = r.sellable_id
          AND e.is_single AND e.revoked_at IS NULL AND e.ends_at IS NULL),
      ${at}::timestamptz, ${endsAt}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id uuid, sellable_id uuid)`)
}

/**
 * Whether the learner has all of these now. What the team opened until a day may still be bought.
 * @param ids not empty
 */
export async function ownsAll(
  queries: Queries,
  learnerId: string,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const owned = await countOf(
    queries,
    sql`
      SELECT DISTINCT sellable_id FROM accesses
      WHERE learner_id = ${learnerId} AND sellable_id = ANY (${sql.param([...ids])}::uuid[]) AND revoked_at IS NULL
        AND (ends_at IS NULL OR (is_bought AND ends_at > ${now}))`,
  )
  return owned === new Set(ids).size
}

export async function setEntitlementEnd(tx: Tx, orderId: string, endsAt: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE entitlements SET ends_at = ${endsAt}
    WHERE order_line_id IN (SELECT id FROM order_lines WHERE order_id = ${orderId})`)
}

/** Whether what an order has given its buyer is still theirs. */
export async function isHeld(queries: Queries, orderId: string): Promise<boolean> {
  const held = await countOf(
    queries,
    sql`
      SELECT id FROM entitlements WHERE revoked_at IS NULL
        AND order_line_id IN (SELECT id FROM order_lines WHERE order_id = ${orderId})`,
  )
  return held > 0
}

/** Of each line of an order: what the learner has of it by another purchase stays. */
export async function revokeEntitlements(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE entitlements SET revoked_at = ${at}
    WHERE order_line_id IN (SELECT id FROM order_lines WHERE order_id = ${orderId}) AND revoked_at IS NULL`)
}
