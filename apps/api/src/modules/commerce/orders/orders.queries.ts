import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf } from '../../../platform/database/rows.ts'

const amountsRow = z
  .object({ code: z.string(), sellable_id: z.uuid(), total_amount: bigintColumn, refunded_amount: bigintColumn })
  .transform((row) => ({
    code: row.code,
    sellableId: row.sellable_id,
    total: row.total_amount,
    /** All that went back of what paid for it. */
    refunded: row.refunded_amount,
  }))

/** What was bought by an order and for how much, in whole rupiah. */
export async function findOrderAmounts(queries: Queries, orderId: string): Promise<z.output<typeof amountsRow>> {
  const amounts = await rowOf(
    queries,
    amountsRow,
    sql`
      SELECT code, sellable_id, total_amount,
        coalesce((SELECT sum(amount) FROM refunds WHERE order_id = orders.id AND payment_case_id IS NULL), 0)::bigint
          AS refunded_amount
      FROM orders WHERE id = ${orderId}`,
  )
  if (amounts === undefined) throw new Error(`order ${orderId} is gone`)
  return amounts
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const number = /^[1-9]\d{0,14}$/

/** Of what an address of a checkout names, by its number or its id; null when there is nothing of that name. */
export async function findCheckoutItemId(queries: Queries, named: string): Promise<string | null> {
  if (!uuid.test(named) && !number.test(named)) return null
  const where = uuid.test(named) ? sql`id = ${named}` : sql`number = ${Number(named)}`
  const found = await rowOf(queries, z.object({ id: z.uuid() }), sql`SELECT id FROM sellables WHERE ${where}`)
  return found?.id ?? null
}
