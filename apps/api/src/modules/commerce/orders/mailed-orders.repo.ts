import { paymentMethods, paymentStatuses, sellableKinds } from '@naikkelas/contract'
import { paymentChannelNames } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const mailedRow = z
  .object({
    code: z.string(),
    status: z.enum(paymentStatuses),
    kind: z.enum(sellableKinds),
    name: z.string(),
    buyer_name: z.string(),
    buyer_email: z.string(),
    total_amount: bigintColumn.transform(rupiah),
    payment_method: z.enum(paymentMethods),
    payment_channel: z.nullable(z.enum(paymentChannelNames)),
    expires_at: timestampColumn,
  })
  .transform((row) => ({
    code: row.code,
    status: row.status,
    kind: row.kind,
    name: row.name,
    buyerName: row.buyer_name,
    buyerEmail: row.buyer_email,
    total: row.total_amount,
    method: row.payment_method,
    channel: row.payment_channel,
    expiresAt: row.expires_at,
  }))

/** What mails say of an order; none where its buyer is not known any more. */
export const findMailedOrder = (queries: Queries, id: string) =>
  rowOf(
    queries,
    mailedRow,
    sql`
      SELECT o.code, o.status, l.kind, l.name, o.buyer_name, o.buyer_email, o.total_amount, o.payment_method,
        o.payment_channel, o.expires_at
      FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.sellable_id = o.sellable_id
      WHERE o.id = ${id} AND o.buyer_email IS NOT NULL`,
  )

interface Reminding {
  now: Date
  expiresBefore: Date
  placedBefore: Date
  limit: number
}

/** Marks orders that wait for their buyer and expire soon, each once. @returns which they are */
export async function markReminded(tx: Tx, { now, expiresBefore, placedBefore, limit }: Reminding): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`
      UPDATE orders SET reminded_at = ${now}
      WHERE id IN (
        SELECT id FROM orders
        WHERE status = 0 AND reminded_at IS NULL AND proof_sent_at IS NULL AND expires_at > ${now} AND expires_at <= ${expiresBefore}
          AND created_at <= ${placedBefore}
        ORDER BY expires_at, id LIMIT ${limit} FOR NO KEY UPDATE)
      RETURNING id`,
  )
  return rows.map(({ id }) => id)
}
