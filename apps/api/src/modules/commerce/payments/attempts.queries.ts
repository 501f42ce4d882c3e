import {
  paymentAttemptStates,
  paymentChannelNames,
  type PaymentFailure,
  paymentFailures,
} from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { paymentProviderNames } from './payment-provider.ts'

const actionColumn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('virtualAccount'), number: z.string() }),
  z.object({ kind: z.literal('bill'), billerCode: z.string(), billKey: z.string() }),
  z.object({ kind: z.literal('paymentCode'), code: z.string() }),
  z.object({ kind: z.literal('qr'), qrString: z.string() }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('confirmInApp') }),
  z.object({ kind: z.literal('cardSession'), sessionId: z.string() }),
])

const failures = Object.keys(paymentFailures) as [PaymentFailure, ...PaymentFailure[]]

const attemptRow = z
  .object({
    id: z.uuid(),
    order_id: z.uuid(),
    position: z.number(),
    reference: z.string(),
    provider: z.enum(paymentProviderNames),
    channel: z.enum(paymentChannelNames),
    amount: bigintColumn.transform(rupiah),
    state: z.enum(paymentAttemptStates),
    provider_id: z.nullable(z.string()),
    action: z.nullable(actionColumn),
    failure: z.nullable(z.enum(failures)),
    expires_at: timestampColumn,
    is_unwanted: z.boolean(),
    tries: z.number(),
    capture_count: z.number(),
    is_saved: z.boolean(),
    charged_token: z.nullable(z.string()),
    saved_token: z.nullable(z.string()),
    reversed_at: z.nullable(timestampColumn),
    created_at: timestampColumn,
    updated_at: timestampColumn,
  })
  .transform((row) => ({
    id: row.id,
    orderId: row.order_id,
    position: row.position,
    reference: row.reference,
    provider: row.provider,
    channel: row.channel,
    amount: row.amount,
    state: row.state,
    providerId: row.provider_id,
    action: row.action,
    failure: row.failure,
    expiresAt: row.expires_at,
    isUnwanted: row.is_unwanted,
    tries: row.tries,
    captureCount: row.capture_count,
    /** The payer agreed that the way to pay is kept. */
    isSaved: row.is_saved,
    /** What was charged without the payer; null where the payer pays. */
    chargedToken: row.charged_token,
    /** What later charges name; null until the gateway has kept it. */
    savedToken: row.saved_token,
    /** When the bank took its money back; null otherwise. */
    reversedAt: row.reversed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
export type StoredAttempt = z.output<typeof attemptRow>

const attemptColumns = sql`
  id, order_id, position, reference, provider, channel, amount, state, provider_id, action, failure, expires_at, is_unwanted,
  tries, capture_count, is_saved, charged_token, saved_token, reversed_at, created_at, updated_at`

export const findAttemptBy = (queries: Queries, where: SQL, then: SQL = sql``) =>
  rowOf(queries, attemptRow, sql`SELECT ${attemptColumns} FROM payment_attempts WHERE ${where} ${then}`)

/** The one that money came by. */
export const findPayingAttempt = (queries: Queries, orderId: string) =>
  findAttemptBy(queries, sql`order_id = ${orderId} AND state = 'succeeded'`, sql`ORDER BY position LIMIT 1`)

/** The last one of an order. */
export const findLatestAttempt = (queries: Queries, orderId: string) =>
  findAttemptBy(queries, sql`order_id = ${orderId}`, sql`ORDER BY position DESC LIMIT 1`)

/** Of an order, oldest first. */
export const findAttempts = (queries: Queries, orderId: string): Promise<StoredAttempt[]> =>
  rowsOf(
    queries,
    attemptRow,
    sql`SELECT ${attemptColumns} FROM payment_attempts WHERE order_id = ${orderId} ORDER BY position`,
  )
