import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

const payerRow = z
  .object({
    code: z.string(),
    name: z.string(),
    buyer_name: z.string(),
    buyer_email: z.string(),
    buyer_phone: z.nullable(z.string()),
  })
  .transform((row) => ({
    code: row.code,
    /** What is bought. */
    item: row.name,
    payer: { name: row.buyer_name, email: row.buyer_email, phone: row.buyer_phone ?? undefined },
  }))

/** Who pays an order and for what; undefined once the account is deleted. */
export const findPayer = (queries: Queries, orderId: string) =>
  rowOf(
    queries,
    payerRow,
    sql`
      SELECT o.code, l.name, o.buyer_name, o.buyer_email, o.buyer_phone
      FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.sellable_id = o.sellable_id
      WHERE o.id = ${orderId} AND o.buyer_email IS NOT NULL`,
  )
