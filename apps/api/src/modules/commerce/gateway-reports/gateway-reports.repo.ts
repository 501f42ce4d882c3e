import { type GatewayDifference, gatewayDifferenceKinds } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { paymentProviderNames, type PaymentProviderName } from '../payments/index.ts'
import type { FoundDifference } from './compare-report.rules.ts'

const recordRow = z
  .object({
    reference: z.string(),
    attempt_id: z.uuid(),
    order_id: z.uuid(),
    amount: bigintColumn,
    is_within_day: z.boolean(),
    fee: z.nullable(bigintColumn),
  })
  .transform((row) => ({
    reference: row.reference,
    attemptId: row.attempt_id,
    orderId: row.order_id,
    amount: row.amount,
    isWithinDay: row.is_within_day,
    fee: row.fee,
  }))

interface Window {
  provider: PaymentProviderName
  from: Date
  until: Date
  /** How far the clocks of both sides may be apart. */
  marginMs: number
  /** Of the report. */
  references: readonly string[]
}

/** What is recorded of a day's payments, and of all attempts that a report names. */
export function findRecords(queries: Queries, { provider, from, until, marginMs, references }: Window) {
  const margin = (instant: Date, sign: 1 | -1) => new Date(instant.getTime() + sign * marginMs)
  return rowsOf(
    queries,
    recordRow,
    sql`
      WITH named AS (
        SELECT a.id FROM payment_attempts a
        WHERE a.provider = ${provider} AND a.reference = ANY (${sql.param([...references])}::text[])
        UNION
        SELECT p.attempt_id FROM payments p JOIN payment_attempts a ON a.id = p.attempt_id
        WHERE a.provider = ${provider} AND p.received_at >= ${from} AND p.received_at < ${until})
      SELECT a.reference, a.id AS attempt_id, a.order_id,
        coalesce(sum(p.amount) FILTER (
          WHERE p.received_at >= ${margin(from, -1)} AND p.received_at < ${margin(until, 1)}), 0)::bigint AS amount,
        coalesce(bool_or(p.received_at >= ${margin(from, 1)} AND p.received_at < ${margin(until, -1)}), false) AS is_within_day,
        (SELECT sum(l.amount)::bigint FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
          WHERE e.key = 'fee:' || a.id || ':' || ${dayText(from)} AND l.account = 'gateway_fees') AS fee
      FROM named JOIN payment_attempts a ON a.id = named.id LEFT JOIN payments p ON p.attempt_id = a.id
      GROUP BY a.id`,
  )
}

/** Of Jakarta, which the first instant of a day belongs to. */
const dayText = (from: Date) => sql`to_char(${from}::timestamptz AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD')`

interface StoredReport {
  provider: PaymentProviderName
  day: string
  rows: number
  amount: number
  fee: number
  at: Date
}

export async function saveReport(tx: Tx, { provider, day, rows, amount, fee, at }: StoredReport): Promise<void> {
  await tx.execute(sql`
    INSERT INTO gateway_reports (provider, day, row_count, amount, fee_amount, fetched_at)
    VALUES (${provider}, ${day}, ${rows}, ${amount}, ${fee}, ${at})
    ON CONFLICT (provider, day) DO UPDATE SET row_count = EXCLUDED.row_count, amount = EXCLUDED.amount,
      fee_amount = EXCLUDED.fee_amount, fetched_at = EXCLUDED.fetched_at`)
}

interface Compared {
  provider: PaymentProviderName
  day: string
  differences: readonly FoundDifference[]
  at: Date
}

/** New ones are opened, those that are gone are closed; what people have decided on is not opened again. */
export async function saveDifferences(tx: Tx, { provider, day, differences, at }: Compared): Promise<void> {
  const found = JSON.stringify(
    differences.map(({ kind, reference, orderId, ours, theirs }) => ({
      id: randomUUID(),
      kind,
      reference,
      order_id: orderId,
      our_amount: ours,
      their_amount: theirs,
    })),
  )
  const given = sql`jsonb_to_recordset(${found}::jsonb)
    AS f (id uuid, kind text, reference text, order_id uuid, our_amount bigint, their_amount bigint)`
  await tx.execute(sql`
    UPDATE gateway_differences d SET decision = 'agrees', decided_at = ${at}
    WHERE d.provider = ${provider} AND d.day = ${day} AND d.decision IS NULL AND NOT EXISTS (
      SELECT FROM ${given} WHERE f.kind = d.kind AND f.reference = d.reference
        AND f.our_amount IS NOT DISTINCT FROM d.our_amount AND f.their_amount IS NOT DISTINCT FROM d.their_amount)`)
  await tx.execute(sql`
    INSERT INTO gateway_differences (id, provider, day, kind, reference, order_id, our_amount, their_amount, opened_at)
    SELECT f.id, ${provider}, ${day}, f.kind, f.reference, f.order_id, f.our_amount, f.their_amount, ${at} FROM ${given}
    WHERE NOT EXISTS (
      SELECT FROM gateway_differences d WHERE d.provider = ${provider} AND d.day = ${day} AND d.kind = f.kind
        AND d.reference = f.reference AND d.decision IS DISTINCT FROM 'agrees'
        AND d.our_amount IS NOT DISTINCT FROM f.our_amount AND d.their_amount IS NOT DISTINCT FROM f.their_amount)`)
}

const differenceRow = z
  .object({
    id: z.uuid(),
    provider: z.enum(paymentProviderNames),
    day: z.string(),
    kind: z.enum(gatewayDifferenceKinds),
    reference: z.string(),
    order_id: z.nullable(z.uuid()),
    code: z.nullable(z.string()),
    our_amount: z.nullable(bigintColumn.transform(rupiah)),
    their_amount: z.nullable(bigintColumn.transform(rupiah)),
    opened_at: timestampColumn,
    decision: z.nullable(z.enum(['agrees', 'settled'])),
    reason: z.nullable(z.string()),
    decided_by: z.nullable(z.string()),
    decided_at: z.nullable(timestampColumn),
  })
  .transform(
    (row): GatewayDifference => ({
      id: row.id,
      gateway: gatewayNames[row.provider],
      day: row.day,
      kind: row.kind,
      reference: row.reference,
      order: row.order_id === null ? null : { id: row.order_id, code: row.code ?? '' },
      ours: row.our_amount,
      theirs: row.their_amount,
      openedAt: row.opened_at.toISOString(),
      decision: row.decision,
      reason: row.reason,
      decidedBy: row.decided_by,
      decidedAt: row.decided_at?.toISOString() ?? null,
    }),
  )

const gatewayNames: Readonly<Record<PaymentProviderName, string>> = { xendit: 'Xendit', midtrans: 'Midtrans' }

const selected = sql`
  SELECT d.id, d.provider, to_char(d.day, 'YYYY-MM-DD') AS day, d.kind, d.reference, d.order_id, o.code, d.our_amount,
    d.their_amount, d.opened_at, d.decision, d.reason, a.name AS decided_by, d.decided_at
  FROM gateway_differences d LEFT JOIN orders o ON o.id = d.order_id LEFT JOIN admin_users a ON a.id = d.decided_by`

export const findDifference = (queries: Queries, id: string) =>
  rowOf(queries, differenceRow, sql`${selected} WHERE d.id = ${id}`)

interface Listed {
  isOpen: boolean
  after: string | undefined
  limit: number
}

/** Open ones, oldest first; decided ones, latest first. */
export function findDifferences(queries: Queries, { isOpen, after, limit }: Listed) {
  const [column, order, side] = isOpen ? [sql`opened_at`, sql`ASC`, sql`>`] : [sql`decided_at`, sql`DESC`, sql`<`]
  const behind =
    after === undefined
      ? sql`true`
      : sql`(d.${column}, d.id) ${side} (SELECT f.${column}, f.id FROM gateway_differences f WHERE f.id = ${after})`
  return rowsOf(
    queries,
    differenceRow,
    sql`${selected} WHERE d.decision IS ${isOpen ? sql`NULL` : sql`NOT NULL`} AND ${behind}
      ORDER BY d.${column} ${order}, d.id ${order} LIMIT ${limit}`,
  )
}

/** @returns false for one that is decided */
export async function settleDifference(
  tx: Tx,
  { id, reason, adminId, at }: { id: string; reason: string; adminId: string; at: Date },
): Promise<boolean> {
  const changed = await countOf(
    tx,
    sql`
      UPDATE gateway_differences SET decision = 'settled', reason = ${reason}, decided_by = ${adminId}, decided_at = ${at}
      WHERE id = ${id} AND decision IS NULL`,
  )
  return changed > 0
}

const reportRow = z
  .object({
    provider: z.enum(paymentProviderNames),
    day: z.string(),
    row_count: z.int(),
    amount: bigintColumn.transform(rupiah),
    fee_amount: bigintColumn.transform(rupiah),
    fetched_at: timestampColumn,
    open: z.int(),
  })
  .transform((row) => ({
    gateway: gatewayNames[row.provider],
    day: row.day,
    rows: row.row_count,
    amount: row.amount,
    fee: row.fee_amount,
    fetchedAt: row.fetched_at.toISOString(),
    open: row.open,
  }))

/** The latest first. */
export const findReports = (queries: Queries, limit: number) =>
  rowsOf(
    queries,
    reportRow,
    sql`
      SELECT r.provider, to_char(r.day, 'YYYY-MM-DD') AS day, r.row_count, r.amount, r.fee_amount, r.fetched_at,
        (SELECT count(*)::int FROM gateway_differences d
          WHERE d.provider = r.provider AND d.day = r.day AND d.decision IS NULL) AS open
      FROM gateway_reports r ORDER BY r.day DESC, r.provider LIMIT ${limit}`,
  )
