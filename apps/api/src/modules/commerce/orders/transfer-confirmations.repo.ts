import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, timestampColumn } from '../../../platform/database/rows.ts'

const confirmationRow = z
  .object({
    amount: bigintColumn.transform(rupiah),
    note: z.string(),
    confirmed_by: z.nullable(z.uuid()),
    name: z.nullable(z.string()),
    confirmed_at: timestampColumn,
  })
  .transform((row) => ({
    amount: row.amount,
    note: row.note,
    /** Null once that account is gone. */
    adminId: row.confirmed_by,
    adminName: row.name,
    at: row.confirmed_at,
  }))

/** What one admin has confirmed of an order, while another one has yet to. */
export const findFirstConfirmation = (queries: Queries, orderId: string) =>
  rowOf(
    queries,
    confirmationRow,
    sql`
      SELECT c.amount, c.note, c.confirmed_by, a.name, c.confirmed_at
      FROM transfer_confirmations c LEFT JOIN admin_users a ON a.id = c.confirmed_by WHERE c.order_id = ${orderId}`,
  )

interface Confirmation {
  orderId: string
  amount: number
  note: string
  adminId: string
  at: Date
}

/** In place of an earlier one. */
export async function saveFirstConfirmation(
  tx: Tx,
  { orderId, amount, note, adminId, at }: Confirmation,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO transfer_confirmations (order_id, amount, note, confirmed_by, confirmed_at)
    VALUES (${orderId}, ${amount}, ${note}, ${adminId}, ${at})
    ON CONFLICT (order_id) DO UPDATE SET amount = excluded.amount, note = excluded.note,
      confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at`)
}

export async function deleteFirstConfirmation(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM transfer_confirmations WHERE order_id = ${orderId}`)
}
