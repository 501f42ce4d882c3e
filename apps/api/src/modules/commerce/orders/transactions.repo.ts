import { paymentMethods, paymentModes, paymentStatuses, sellableKinds, transactionSources } from '@naikkelas/contract'
import { paymentCaseKinds, paymentChannelNames, type TransactionFilter } from '@naikkelas/contract/commerce'
import { type Rupiah, rupiah } from '@naikkelas/contract/money'
import { endOfDay, startOfDay } from '@naikkelas/contract/time'
import { type SQL, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { paymentProviderNames } from '../payments/index.ts'
import type { ListPlace } from '../catalogue/index.ts'

const amount = bigintColumn.transform(rupiah)
const instant = z.nullable(timestampColumn)

const transactionRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    code: z.string(),
    status: z.enum(paymentStatuses),
    is_late: z.boolean(),
    kind: z.enum(sellableKinds),
    name: z.string(),
    buyer_id: z.nullable(z.uuid()),
    buyer_name: z.nullable(z.string()),
    buyer_email: z.nullable(z.string()),
    buyer_phone: z.nullable(z.string()),
    payment_mode: z.enum(paymentModes),
    payment_method: z.enum(paymentMethods),
    payment_channel: z.nullable(z.enum(paymentChannelNames)),
    source: z.enum(transactionSources),
    partner: z.nullable(z.string()),
    price_amount: amount,
    discount_amount: amount,
    total_amount: amount,
    refunded_amount: amount,
    created_at: timestampColumn,
    expires_at: timestampColumn,
    paid_at: instant,
    expired_at: instant,
    coupon: z.nullable(z.string()),
    proof_sent_at: instant,
  })
  .transform((row) => ({
    id: row.id,
    code: row.code,
    status: row.status,
    isLate: row.is_late,
    kind: row.kind,
    name: row.name,
    buyer:
      row.buyer_id === null ? null : { id: row.buyer_id, name: row.buyer_name ?? '', email: row.buyer_email ?? '' },
    buyerPhone: row.buyer_phone,
    mode: row.payment_mode,
    method: row.payment_method,
    channel: row.payment_channel,
    source: row.source,
    partner: row.partner,
    price: row.price_amount,
    discount: row.discount_amount,
    total: row.total_amount,
    refunded: row.refunded_amount,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    expiredAt: row.expired_at,
    coupon: row.coupon,
    proofSentAt: row.proof_sent_at,
    place: `${row.created_at.getTime()}.${row.number}`,
  }))
export type StoredTransaction = z.output<typeof transactionRow>

const selected = sql`
  SELECT o.id, o.number, o.code, o.status, o.is_late, l.kind, l.name, o.buyer_id, o.buyer_name, o.buyer_email, o.buyer_phone,
    o.payment_mode, o.payment_method, o.payment_channel, o.source, p.name AS partner, k.code AS coupon, o.price_amount, o.discount_amount, o.total_amount,
    coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.order_id = o.id AND r.payment_case_id IS NULL), 0)::bigint AS refunded_amount,
    o.created_at, o.expires_at, o.paid_at, o.expired_at, o.proof_sent_at
  FROM orders o
  JOIN order_lines l ON l.order_id = o.id AND l.sellable_id = o.sellable_id
  LEFT JOIN partners p ON p.id = l.partner_id
  LEFT JOIN coupons k ON k.id = o.coupon_id`

export const findTransaction = (queries: Queries, id: string): Promise<StoredTransaction | undefined> =>
  rowOf(queries, transactionRow, sql`${selected} WHERE o.id = ${id}`)

interface Listed {
  filter: TransactionFilter
  /** The orders behind it; before it when `isBackwards`, nearest first. */
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

/** Newest first. */
export function findTransactions(
  queries: Queries,
  { filter, from, isBackwards, limit }: Listed,
): Promise<StoredTransaction[]> {
  const direction = isBackwards ? sql`ASC` : sql`DESC`
  const behind =
    from &&
    sql`(o.created_at, o.number) ${isBackwards ? sql`>` : sql`<`}
      (${new Date(from.value)}::timestamptz, ${from.number}::bigint)`
  return rowsOf(
    queries,
    transactionRow,
    sql`
      ${selected} WHERE ${sql.join([...conditions(filter), ...(behind ? [behind] : [])], sql` AND `)}
      ORDER BY o.created_at ${direction}, o.number ${direction} LIMIT ${limit}`,
  )
}

/** How many orders a filter shows. Each has one line of its own item, which is read only where the filter asks about it. */
export async function countTransactions(queries: Queries, filter: TransactionFilter): Promise<number> {
  const { kind, search = '' } = filter
  const isOfLines = kind !== undefined || search !== ''
  const row = await rowOf(
    queries,
    z.object({ total: bigintColumn }),
    sql`
      SELECT count(*) AS total FROM orders o
      ${isOfLines ? sql`JOIN order_lines l ON l.order_id = o.id AND l.sellable_id = o.sellable_id` : sql``}
      WHERE ${sql.join(conditions(filter), sql` AND `)}`,
  )
  return row?.total ?? 0
}

function conditions({ status, kind, method, source, from, until, proof, search = '' }: TransactionFilter): SQL[] {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return [
    sql`true`,
    ...(status === undefined ? [] : [sql`o.status = ${status}`]),
    ...(kind === undefined ? [] : [sql`l.kind = ${kind}`]),
    ...(method === undefined ? [] : [sql`o.payment_method = ${method}`]),
    ...(source === undefined ? [] : [sql`o.source = ${source}`]),
    ...(from === undefined ? [] : [sql`o.created_at >= ${startOfDay(from)}`]),
    ...(until === undefined ? [] : [sql`o.created_at < ${endOfDay(until)}`]),
    ...(proof === undefined ? [] : [sql`o.proof_sent_at IS NOT NULL AND o.status = 0`]),
    ...(search === ''
      ? []
      : [
          sql`(o.code = ${search.toUpperCase()} OR l.name ILIKE ${pattern} OR o.buyer_name ILIKE ${pattern}
            OR o.buyer_email ILIKE ${pattern})`,
        ]),
  ]
}

export interface NewPayment {
  orderId: string
  amount: Rupiah
  /** The admin who has seen it; null for what a gateway reports. */
  actorId: string | null
  attempt: { id: string; captureId: string } | null
  note: string
  at: Date
}

/** @returns its id; undefined for a capture that was recorded before */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<string | undefined> {
  const { orderId, amount: paid, actorId, attempt, note, at } = payment
  const id = randomUUID()
  const added = await countOf(
    tx,
    sql`
      INSERT INTO payments (id, order_id, amount, confirmed_by, attempt_id, capture_id, note, received_at)
      VALUES (${id}, ${orderId}, ${paid}, ${actorId}, ${attempt?.id ?? null}, ${attempt?.captureId ?? null}, ${note},
        ${at})
      ON CONFLICT (attempt_id, capture_id) DO NOTHING`,
  )
  return added === 0 ? undefined : id
}

export async function insertPaymentCase(
  tx: Tx,
  { orderId, paymentId, kind, at }: { orderId: string; paymentId: string; kind: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO payment_cases (id, order_id, payment_id, kind, opened_at)
    VALUES (${randomUUID()}, ${orderId}, ${paymentId}, ${kind}, ${at})`)
}

const paymentRow = z
  .object({
    id: z.uuid(),
    amount,
    received_at: timestampColumn,
    confirmed_by: z.nullable(z.string()),
    note: z.string(),
    gateway: z.nullable(z.enum(paymentProviderNames)),
    case: z.nullable(z.enum(paymentCaseKinds)),
    case_id: z.nullable(z.uuid()),
    is_case_open: z.boolean(),
  })
  .transform(({ received_at, confirmed_by, case_id, is_case_open, ...same }) => ({
    ...same,
    caseId: case_id,
    isCaseOpen: is_case_open,
    receivedAt: received_at,
    confirmedBy: confirmed_by,
  }))
export type StoredPayment = z.output<typeof paymentRow>

/** Oldest first. */
export const findPayments = (queries: Queries, orderId: string): Promise<StoredPayment[]> =>
  rowsOf(
    queries,
    paymentRow,
    sql`
      SELECT p.id, p.amount, p.received_at, a.name AS confirmed_by, p.note, t.provider AS gateway,
        c.kind AS case, c.id AS case_id, c.id IS NOT NULL AND c.decision IS NULL AS is_case_open
      FROM payments p
      LEFT JOIN admin_users a ON a.id = p.confirmed_by
      LEFT JOIN payment_attempts t ON t.id = p.attempt_id
      LEFT JOIN payment_cases c ON c.payment_id = p.id
      WHERE p.order_id = ${orderId} ORDER BY p.received_at, p.id`,
  )
