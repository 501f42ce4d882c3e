import { type GatewayCode, type GatewayMessageKind, gatewayMessageKinds } from '@naikkelas/contract/commerce'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { paymentProviderNames } from './payment-provider.ts'

const messageRow = z
  .object({
    id: z.uuid(),
    provider: z.enum(paymentProviderNames),
    kind: z.enum(gatewayMessageKinds),
    reference: z.nullable(z.string()),
    event_key: z.string(),
    body: z.string(),
    deliveries: z.number(),
    received_at: timestampColumn,
    settled_note: z.nullable(z.string()),
    settled_by: z.nullable(z.string()),
    settled_at: z.nullable(timestampColumn),
    attempt_id: z.nullable(z.uuid()),
    order_id: z.nullable(z.uuid()),
    code: z.nullable(z.string()),
  })
  .transform((row) => ({
    id: row.id,
    provider: row.provider,
    kind: row.kind,
    reference: row.reference,
    eventKey: row.event_key,
    body: row.body,
    deliveries: row.deliveries,
    receivedAt: row.received_at,
    note: row.settled_note,
    settledBy: row.settled_by,
    settledAt: row.settled_at,
    attemptId: row.attempt_id,
    order: row.order_id === null ? null : { id: row.order_id, code: row.code ?? '' },
  }))
export type StoredMessage = z.output<typeof messageRow>

const selected = sql`
  SELECT w.id, w.provider, w.kind, w.reference, w.event_key, w.body, w.deliveries, w.received_at, w.settled_note,
    s.name AS settled_by, w.settled_at, w.attempt_id, a.order_id, o.code
  FROM payment_webhooks w LEFT JOIN admin_users s ON s.id = w.settled_by
  LEFT JOIN payment_attempts a ON a.id = w.attempt_id LEFT JOIN orders o ON o.id = a.order_id`

export const findMessage = (queries: Queries, id: string): Promise<StoredMessage | undefined> =>
  rowOf(queries, messageRow, sql`${selected} WHERE w.id = ${id} AND w.kind <> 'other'`)

interface Listed {
  isOpen: boolean
  gateway: GatewayCode | undefined
  kind: GatewayMessageKind | undefined
  after: string | undefined
  limit: number
}

/** Those that no payment was found for: open ones, oldest first, or settled ones, latest first. */
export function findOrphans(queries: Queries, { isOpen, gateway, kind, after, limit }: Listed) {
  const [column, order, side] = isOpen ? [sql`received_at`, sql`ASC`, sql`>`] : [sql`settled_at`, sql`DESC`, sql`<`]
  const conditions: SQL[] = [
    sql`w.attempt_id IS NULL AND w.kind <> 'other' AND w.settled_at IS ${isOpen ? sql`NULL` : sql`NOT NULL`}`,
    ...(gateway === undefined ? [] : [sql`w.provider = ${gateway}`]),
    ...(kind === undefined ? [] : [sql`w.kind = ${kind}`]),
    ...(after === undefined
      ? []
      : [sql`(w.${column}, w.id) ${side} (SELECT f.${column}, f.id FROM payment_webhooks f WHERE f.id = ${after})`]),
  ]
  return rowsOf(
    queries,
    messageRow,
    sql`${selected} WHERE ${sql.join(conditions, sql` AND `)} ORDER BY w.${column} ${order}, w.id ${order} LIMIT ${limit}`,
  )
}

/** @returns false for one that is of a payment already */
export async function matchMessage(tx: Tx, id: string, attemptId: string): Promise<boolean> {
  const matched = await countOf(
    tx,
    sql`UPDATE payment_webhooks SET attempt_id = ${attemptId} WHERE id = ${id} AND attempt_id IS NULL`,
  )
  return matched > 0
}

interface Settled {
  note: string
  adminId: string
  at: Date
}

/** @returns false for one that is settled, or of a payment */
export async function settleMessage(tx: Tx, id: string, { note, adminId, at }: Settled): Promise<boolean> {
  const settled = await countOf(
    tx,
    sql`
      UPDATE payment_webhooks SET settled_note = ${note}, settled_by = ${adminId}, settled_at = ${at}
      WHERE id = ${id} AND settled_at IS NULL AND attempt_id IS NULL AND kind <> 'other'`,
  )
  return settled > 0
}
