import { type PerformedPriceAction, type PriceAction, priceActionSchema } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const actionRow = z
  .object({
    id: z.uuid(),
    action: z.custom<PriceAction>((value) => priceActionSchema.safeParse(value).success),
    reason: z.string(),
    actor_id: z.nullable(z.uuid()),
    by: z.nullable(z.string()),
    at: timestampColumn,
    is_undone: z.boolean(),
    items: z.array(z.object({ id: z.uuid(), name: z.string() })),
  })
  .transform(({ actor_id, is_undone, at, ...row }): { actorId: string | null; done: PerformedPriceAction } => ({
    actorId: actor_id,
    done: { ...row, at: at.toISOString(), isUndone: is_undone },
  }))

const selected = sql`
  SELECT a.id, action, reason, actor_id, at, undone_at IS NOT NULL AS is_undone,
    (SELECT name FROM admin_users WHERE admin_users.id = actor_id) AS by, coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) ORDER BY s.number) FROM sellables s
      WHERE s.id IN (SELECT sellable_id FROM price_changes WHERE price_action_id = a.id)), '[]') AS items
  FROM price_actions a`

export function findPriceAction(queries: Queries, id: string) {
  return rowOf(queries, actionRow, sql`${selected} WHERE a.id = ${id}`)
}

/** Latest first. */
export async function findPriceActions(queries: Queries, limit: number): Promise<PerformedPriceAction[]> {
  const rows = await rowsOf(queries, actionRow, sql`${selected} ORDER BY at DESC, a.id DESC LIMIT ${limit}`)
  return rows.map(({ done }) => done)
}

interface NewPriceAction {
  id: string
  action: PriceAction
  reason: string
  actorId: string
  at: Date
}

/** False when there is one with this id. */
export async function insertPriceAction(queries: Queries, { id, action, reason, actorId, at }: NewPriceAction) {
  const count = await countOf(
    queries,
    sql`
      INSERT INTO price_actions (id, action, reason, actor_id, at)
      VALUES (${id}, ${JSON.stringify(action)}::jsonb, ${reason}, ${actorId}, ${at}) ON CONFLICT (id) DO NOTHING`,
  )
  return count === 1
}

/** False when it was marked before; two that undo at once wait for each other. */
export async function markPriceActionUndone(tx: Tx, id: string, at: Date): Promise<boolean> {
  return (
    (await countOf(tx, sql`UPDATE price_actions SET undone_at = ${at} WHERE id = ${id} AND undone_at IS NULL`)) === 1
  )
}

const amount = z.nullable(z.coerce.number())

const traceRow = z
  .object({
    sellable_id: z.uuid(),
    price_before: amount,
    price: amount,
    strike_price_before: amount,
    strike_price: amount,
  })
  .transform((row) => ({
    sellableId: row.sellable_id,
    was: { price: row.price_before, strikePrice: row.strike_price_before },
    became: { price: row.price, strikePrice: row.strike_price },
  }))

/** The prices that an action changed. */
export function findChangesOfAction(queries: Queries, actionId: string) {
  return rowsOf(
    queries,
    traceRow,
    sql`
      SELECT sellable_id, price_before, price, strike_price_before, strike_price FROM price_changes
      WHERE price_action_id = ${actionId} ORDER BY id`,
  )
}
