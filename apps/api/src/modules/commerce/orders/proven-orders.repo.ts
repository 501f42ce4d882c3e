import { paymentModes, paymentStatuses } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

const idRow = z.object({ id: z.uuid() })

export const findOrderIdOfBuyer = (queries: Queries, buyerId: string, code: string) =>
  rowOf(queries, idRow, sql`SELECT id FROM orders WHERE buyer_id = ${buyerId} AND code = ${code}`)

export const findOrderId = (queries: Queries, id: string) =>
  rowOf(queries, idRow, sql`SELECT id FROM orders WHERE id = ${id}`)

/**
 * Notes that a transfer was shown, the first time also until when it waits at least. The row is locked until the end.
 * @returns undefined for an order that does not wait for a transfer by hand
 */
export const markProven = (tx: Tx, { id, at, until }: { id: string; at: Date; until: Date }) =>
  rowOf(
    tx,
    idRow,
    sql`
      UPDATE orders SET proof_sent_at = coalesce(proof_sent_at, ${at}),
        expires_at = CASE WHEN proof_sent_at IS NULL THEN greatest(expires_at, ${until}) ELSE expires_at END
      WHERE id = ${id} AND status = ${paymentStatuses.waitingForPayment} AND payment_mode = ${paymentModes.manual}
        AND expires_at > ${at}
      RETURNING id`,
  )
