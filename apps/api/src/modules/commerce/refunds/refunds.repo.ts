import { paymentStatuses } from '@naikkelas/contract'
import { paymentChannelNames, type RefundTransfer } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { paymentProviderNames } from '../payments/index.ts'

const amount = bigintColumn.transform(rupiah)

const orderRow = z
  .object({
    id: z.uuid(),
    code: z.string(),
    status: z.enum(paymentStatuses),
    total_amount: amount,
    paid_at: z.nullable(timestampColumn),
    refunded_amount: amount,
  })
  .transform((row) => ({
    id: row.id,
    code: row.code,
    status: row.status,
    total: row.total_amount,
    paidAt: row.paid_at,
    refunded: row.refunded_amount,
  }))
export type RefundedOrder = z.output<typeof orderRow>

export const findOrder = (queries: Queries, id: string): Promise<RefundedOrder | undefined> =>
  rowOf(
    queries,
    orderRow,
    sql`
      SELECT o.id, o.code, o.status, o.total_amount, o.paid_at,
        coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.order_id = o.id AND r.payment_case_id IS NULL), 0)::bigint AS refunded_amount
      FROM orders o WHERE o.id = ${id}`,
  )

/** Holds it until the transaction ends, so that refunds of an order follow each other. */
export async function lockOrder(tx: Tx, id: string): Promise<RefundedOrder | undefined> {
  await tx.execute(sql`SELECT FROM orders WHERE id = ${id} FOR NO KEY UPDATE`)
  return findOrder(tx, id)
}

const lineRow = z
  .object({
    total_amount: amount,
    is_taxed: z.boolean(),
    partner_id: z.nullable(z.uuid()),
    partner_rate: z.nullable(z.number()),
    affiliate_code_id: z.nullable(z.uuid()),
    affiliate_rate: z.nullable(z.number()),
  })
  .transform((row) => ({
    total: row.total_amount,
    isTaxed: row.is_taxed,
    partnerId: row.partner_id,
    partnerRate: row.partner_rate,
    affiliateCodeId: row.affiliate_code_id,
    affiliateRate: row.affiliate_rate,
  }))

export const findSoldLines = (queries: Queries, orderId: string) =>
  rowsOf(
    queries,
    lineRow,
    sql`
      SELECT total_amount, is_taxed, partner_id, partner_rate, affiliate_code_id, affiliate_rate
      FROM order_lines WHERE order_id = ${orderId} ORDER BY id`,
  )

const attemptRow = z.object({
  id: z.uuid(),
  provider: z.enum(paymentProviderNames),
  channel: z.enum(paymentChannelNames),
})
export type PaidAttempt = z.output<typeof attemptRow>

/** An attempt that took money. */
export const findAttemptOf = (queries: Queries, id: string): Promise<PaidAttempt | undefined> =>
  rowOf(
    queries,
    attemptRow,
    sql`SELECT id, provider, channel FROM payment_attempts WHERE id = ${id} AND provider_id IS NOT NULL`,
  )

/** The attempt at a gateway that paid an order; undefined for one that was transferred by hand. */
export const findPaidAttempt = (queries: Queries, orderId: string): Promise<PaidAttempt | undefined> =>
  rowOf(
    queries,
    attemptRow,
    sql`
      SELECT t.id, t.provider, t.channel FROM payments p
      JOIN payment_attempts t ON t.id = p.attempt_id AND t.provider_id IS NOT NULL
      WHERE p.order_id = ${orderId} AND NOT EXISTS (SELECT FROM payment_cases c WHERE c.payment_id = p.id)
      ORDER BY p.received_at, p.id LIMIT 1`,
  )

interface NewRefund {
  orderId: string
  /** Of money that paid for nothing; null for what was paid. */
  caseId: string | null
  amount: number
  refundedBefore: number
  isWhole: boolean
  reason: string
  lateReason: string | null
  attemptId: string | null
  /** Null for money that a bank took back. */
  actorId: string | null
  isReversal?: boolean
  at: Date
}

/** @returns its id */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<string> {
  const id = randomUUID()
  const {
    orderId,
    caseId,
    amount: back,
    refundedBefore,
    isWhole,
    reason,
    lateReason,
    attemptId,
    actorId,
    isReversal = false,
    at,
  } = refund
  await tx.execute(sql`
    INSERT INTO refunds (id, order_id, payment_case_id, amount, refunded_before, is_whole, state, reason, late_reason, attempt_id, check_at,
      decided_by, decided_at, is_reversal)
    VALUES (${id}, ${orderId}, ${caseId}, ${back}, ${refundedBefore}, ${isWhole}, 'requested', ${reason}, ${lateReason},
      ${attemptId}, ${attemptId === null ? null : at}, ${actorId}, ${at}, ${isReversal})`)
  return id
}

interface Sent {
  transfer: RefundTransfer | null
  actorId: string | null
  at: Date
}

/**
 * Money of a refund is back with the buyer: by a transfer where none is on its way by a gateway, or by the gateway.
 * @returns false when it was before, or when a gateway may still send it
 */
export async function markSent(tx: Tx, id: string, { transfer, actorId, at }: Sent): Promise<boolean> {
  const isTransfer = transfer !== null
  const sent = await countOf(
    tx,
    sql`
      UPDATE refunds SET state = 'succeeded', transfer = ${isTransfer ? JSON.stringify(transfer) : null}::jsonb,
        sent_by = ${actorId}, sent_at = ${at}, check_at = NULL
      WHERE id = ${id} AND CASE WHEN ${isTransfer} THEN state = 'failed' OR (state = 'requested' AND attempt_id IS NULL)
        ELSE state IN ('requested', 'pending') END`,
  )
  return sent > 0
}

/** Those that a gateway has not decided. */
export async function findUndecided(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT id FROM refunds WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND attempt_id IS NOT NULL
        AND state IN ('requested', 'pending')`,
  )
  return rows.map(({ id }) => id)
}
