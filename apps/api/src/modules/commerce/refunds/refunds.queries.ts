import { refundStates, refundTransferSchema } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { paymentProviderNames } from '../payments/index.ts'

const refundRow = z
  .object({
    id: z.uuid(),
    order_id: z.uuid(),
    amount: bigintColumn.transform(rupiah),
    state: z.enum(refundStates),
    is_whole: z.boolean(),
    payment_case_id: z.nullable(z.uuid()),
    reason: z.string(),
    late_reason: z.nullable(z.string()),
    transfer: z.nullable(refundTransferSchema),
    provider: z.nullable(z.enum(paymentProviderNames)),
    failure: z.nullable(z.string()),
    credit_note: z.nullable(z.string()),
    decided_at: timestampColumn,
    decided_by: z.nullable(z.string()),
    sent_at: z.nullable(timestampColumn),
    sent_by: z.nullable(z.string()),
    is_reversal: z.boolean(),
  })
  .transform((row) => ({
    id: row.id,
    orderId: row.order_id,
    amount: row.amount,
    state: row.state,
    isWhole: row.is_whole,
    /** Of money that paid for nothing; null for what was paid. */
    caseId: row.payment_case_id,
    reason: row.reason,
    lateReason: row.late_reason,
    transfer: row.transfer,
    /** The gateway that gives it back; null for a transfer. */
    provider: row.provider,
    failure: row.failure,
    creditNoteNumber: row.credit_note,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    /** A bank took the money back; no person decided it. */
    isReversal: row.is_reversal,
  }))
export type StoredRefund = z.output<typeof refundRow>

/** Of an order, oldest first. */
export const findRefunds = (queries: Queries, orderId: string): Promise<StoredRefund[]> =>
  rowsOf(
    queries,
    refundRow,
    sql`
      SELECT r.id, r.order_id, r.amount, r.state, r.is_whole, r.payment_case_id, r.reason, r.late_reason, r.transfer, t.provider, r.failure,
        i.number AS credit_note, r.decided_at, d.name AS decided_by, r.sent_at, s.name AS sent_by, r.is_reversal
      FROM refunds r
      LEFT JOIN payment_attempts t ON t.id = r.attempt_id
      LEFT JOIN invoices i ON i.refund_id = r.id
      LEFT JOIN admin_users d ON d.id = r.decided_by
      LEFT JOIN admin_users s ON s.id = r.sent_by
      WHERE r.order_id = ${orderId} ORDER BY r.decided_at, r.refunded_before`,
  )
