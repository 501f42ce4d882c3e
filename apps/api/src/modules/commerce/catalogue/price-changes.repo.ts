import type { PriceChange } from '@naikkelas/contract/commerce'
import { rupiahSchema } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

export interface Prices {
  price: number | null
  strikePrice: number | null
}

interface NewPriceChange {
  sellableId: string
  before: Prices
  after: Prices
  reason: string
  actorId: string
  /** Null for a change of one price. */
  priceActionId: string | null
  at: Date
}

/** The history is only added to; the database refuses everything else. */
export async function insertPriceChange(queries: Queries, change: NewPriceChange) {
  const { sellableId, before, after, reason, actorId, priceActionId, at } = change
  await queries.execute(sql`
    INSERT INTO price_changes (id, sellable_id, price_before, price, strike_price_before, strike_price, reason, actor_id,
      price_action_id, at)
    VALUES (${uuidv7()}, ${sellableId}, ${before.price}, ${after.price}, ${before.strikePrice}, ${after.strikePrice},
      ${reason}, ${actorId}, ${priceActionId}, ${at})`)
}

const amount = z.nullable(z.coerce.number().transform((value) => rupiahSchema.parse(value)))

const changeRow = z
  .object({
    id: z.uuid(),
    price_before: amount,
    price: amount,
    strike_price_before: amount,
    strike_price: amount,
    reason: z.string(),
    by: z.nullable(z.string()),
    is_automatic: z.boolean(),
    at: timestampColumn,
  })
  .transform(
    (row): PriceChange => ({
      id: row.id,
      priceBefore: row.price_before,
      price: row.price,
      strikePriceBefore: row.strike_price_before,
      strikePrice: row.strike_price,
      reason: row.reason,
      by: row.by,
      isAutomatic: row.is_automatic,
      at: row.at.toISOString(),
    }),
  )

/** Latest first. */
export function findPriceChanges(queries: Queries, { sellableId, limit }: { sellableId: string; limit: number }) {
  return rowsOf(
    queries,
    changeRow,
    sql`
      SELECT id, price_before, price, strike_price_before, strike_price, reason, at, actor_id IS NULL AS is_automatic,
        (SELECT name FROM admin_users WHERE admin_users.id = actor_id) AS by
      FROM price_changes WHERE sellable_id = ${sellableId} ORDER BY at DESC, id DESC LIMIT ${limit}`,
  )
}
