import { paymentStatuses } from '@naikkelas/contract'
import { caseDecisions, type CaseDecision, paymentCaseKinds, type PaymentCaseKind } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { paymentProviderNames } from '../payments/index.ts'

const amount = bigintColumn.transform(rupiah)

const caseRow = z
  .object({
    id: z.uuid(),
    kind: z.enum(paymentCaseKinds),
    order_id: z.uuid(),
    code: z.string(),
    name: z.string(),
    buyer_name: z.nullable(z.string()),
    status: z.enum(paymentStatuses),
    total_amount: amount,
    amount,
    attempt_id: z.nullable(z.uuid()),
    provider: z.nullable(z.enum(paymentProviderNames)),
    opened_at: timestampColumn,
    decision: z.nullable(z.enum(caseDecisions)),
    reason: z.nullable(z.string()),
    decided_by: z.nullable(z.string()),
    decided_at: z.nullable(timestampColumn),
  })
  .transform((row) => ({
    id: row.id,
    kind: row.kind,
    orderId: row.order_id,
    code: row.code,
    name: row.name,
    buyer: row.buyer_name,
    status: row.status,
    total: row.total_amount,
    amount: row.amount,
    attemptId: row.attempt_id,
    /** The gateway that took the money; null for a transfer. */
    provider: row.provider,
    openedAt: row.opened_at,
    decision: row.decision,
    reason: row.reason,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
  }))
export type StoredCase = z.output<typeof caseRow>

const selected = sql`
  SELECT c.id, c.kind, c.order_id, o.code, l.name, o.buyer_name, o.status, o.total_amount, p.amount, p.attempt_id,
    t.provider, c.opened_at, c.decision, c.reason, a.name AS decided_by, c.decided_at
  FROM payment_cases c
  JOIN payments p ON p.id = c.payment_id
  JOIN orders o ON o.id = c.order_id
  JOIN order_lines l ON l.order_id = o.id AND l.sellable_id = o.sellable_id
  LEFT JOIN payment_attempts t ON t.id = p.attempt_id
  LEFT JOIN admin_users a ON a.id = c.decided_by`

export const findCase = (queries: Queries, id: string): Promise<StoredCase | undefined> =>
  rowOf(queries, caseRow, sql`${selected} WHERE c.id = ${id}`)

interface Listed {
  isOpen: boolean
  kind: PaymentCaseKind | undefined
  openedUntil: Date | undefined
  after: string | undefined
  limit: number
}

/** Open ones longest waiting first, decided ones latest first. */
export function findCases(
  queries: Queries,
  { isOpen, kind, openedUntil, after, limit }: Listed,
): Promise<StoredCase[]> {
  const place = isOpen ? sql`c.opened_at` : sql`c.decided_at`
  const of = (id: string) =>
    isOpen
      ? sql`(SELECT opened_at, id FROM payment_cases WHERE id = ${id})`
      : sql`(SELECT decided_at, id FROM payment_cases WHERE id = ${id})`
  const conditions: SQL[] = [
    isOpen ? sql`c.decision IS NULL` : sql`c.decision IS NOT NULL`,
    ...(kind === undefined ? [] : [sql`c.kind = ${kind}`]),
    ...(openedUntil === undefined ? [] : [sql`c.opened_at <= ${openedUntil}`]),
    ...(after === undefined ? [] : [sql`(${place}, c.id) ${isOpen ? sql`>` : sql`<`} ${of(after)}`]),
  ]
  const direction = isOpen ? sql`ASC` : sql`DESC`
  return rowsOf(
    queries,
    caseRow,
    sql`
      ${selected} WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY ${place} ${direction}, c.id ${direction} LIMIT ${limit}`,
  )
}

interface Decided {
  decision: CaseDecision
  reason: string
  /** Null where a bank has decided. */
  actorId: string | null
  at: Date
}

/** @returns false when it was decided before */
export async function markDecided(tx: Tx, id: string, { decision, reason, actorId, at }: Decided): Promise<boolean> {
  const decided = await countOf(
    tx,
    sql`
      UPDATE payment_cases SET decision = ${decision}, reason = ${reason}, decided_by = ${actorId}, decided_at = ${at}
      WHERE id = ${id} AND decision IS NULL`,
  )
  return decided > 0
}

const paidRow = z
  .object({
    id: z.uuid(),
    amount,
    case_id: z.nullable(z.uuid()),
    decision: z.nullable(z.enum(caseDecisions)),
  })
  .transform(({ case_id: caseId, ...same }) => ({ ...same, caseId }))

/** Money that came by an attempt, with the case that it is of. */
export const findPaymentsOfAttempt = (queries: Queries, attemptId: string) =>
  rowsOf(
    queries,
    paidRow,
    sql`
      SELECT p.id, p.amount, c.id AS case_id, c.decision FROM payments p
      LEFT JOIN payment_cases c ON c.payment_id = p.id
      WHERE p.attempt_id = ${attemptId} ORDER BY p.received_at, p.id`,
  )

export async function findOrderCode(queries: Queries, orderId: string): Promise<string> {
  const row = await rowOf(queries, z.object({ code: z.string() }), sql`SELECT code FROM orders WHERE id = ${orderId}`)
  if (row === undefined) throw new Error(`order ${orderId} is gone`)
  return row.code
}
