import type { PaymentAttemptState, PaymentFailure } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'
import { findAttemptBy, type StoredAttempt } from './attempts.queries.ts'
import { refundIdOf } from './refund-reference.rules.ts'
import { claimRow } from './gateway-calls.repo.ts'
import type { PaymentAction, PaymentProviderName } from './payment-provider.ts'

export const findAttempt = (queries: Queries, id: string) => findAttemptBy(queries, sql`id = ${id}`)

/** Holds it until the transaction ends. */
export const lockAttempt = (tx: Tx, id: string) => findAttemptBy(tx, sql`id = ${id}`, sql`FOR NO KEY UPDATE`)

export const findAttemptByReference = (queries: Queries, provider: PaymentProviderName, reference: string) =>
  findAttemptBy(queries, sql`provider = ${provider} AND reference = ${reference}`)

/** By the gateway's own id of it. */
export const findAttemptByProviderId = (queries: Queries, provider: PaymentProviderName, providerId: string) =>
  findAttemptBy(queries, sql`provider = ${provider} AND provider_id = ${providerId}`)

/** The attempt whose money a refund of ours gives back. @param reference of the refund at the gateway */
export async function findAttemptOfRefund(
  queries: Queries,
  provider: PaymentProviderName,
  reference: string,
): Promise<string | undefined> {
  const refundId = refundIdOf(reference)
  if (refundId === undefined) return undefined
  const row = await rowOf(
    queries,
    z.object({ attempt_id: z.uuid() }),
    sql`
      SELECT r.attempt_id FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id AND a.provider = ${provider}
      WHERE r.id = ${refundId}`,
  )
  return row?.attempt_id
}

type NewAttempt = Pick<
  StoredAttempt,
  'orderId' | 'position' | 'reference' | 'provider' | 'channel' | 'amount' | 'isSaved' | 'chargedToken' | 'expiresAt'
> & { checkAt: Date; at: Date }

/** @returns its id */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<string> {
  const id = randomUUID()
  const { orderId, position, reference, provider, channel, amount, isSaved, chargedToken, expiresAt, checkAt, at } =
    attempt
  await tx.execute(sql`
    INSERT INTO payment_attempts (id, order_id, position, reference, provider, channel, amount, is_saved, charged_token,
      expires_at, check_at, created_at, updated_at)
    VALUES (${id}, ${orderId}, ${position}, ${reference}, ${provider}, ${channel}, ${amount}, ${isSaved},
      ${chargedToken}, ${expiresAt}, ${checkAt}, ${at}, ${at})`)
  return id
}

/** Lets one caller ask the gateway to make it. @returns undefined for any other */
export async function claimAttempt(ctx: AppContext, id: string): Promise<StoredAttempt | undefined> {
  const where = sql`state = 'created' AND NOT is_unwanted`
  return (await claimRow(ctx, { table: 'payment_attempts', id, where }))
    ? findAttempt(ctx.database.queries, id)
    : undefined
}

/** Under another reference, because the former one is taken at the gateway and cannot be paid. */
export async function renameAttempt(queries: Queries, id: string, reference: string): Promise<void> {
  await queries.execute(
    sql`UPDATE payment_attempts SET reference = ${reference} WHERE id = ${id} AND state = 'created'`,
  )
}

interface Progress {
  state: PaymentAttemptState
  providerId: string | null
  action: PaymentAction | null
  failure: PaymentFailure | null
  savedToken: string | null
  captureCount: number
  checkAt: Date | null
  at: Date
}

export async function updateAttempt(tx: Tx, id: string, progress: Progress): Promise<void> {
  const { state, providerId, action, failure, savedToken, captureCount, checkAt, at } = progress
  await tx.execute(sql`
    UPDATE payment_attempts SET state = ${state}, provider_id = ${providerId},
      action = ${action === null ? null : JSON.stringify(action)}::jsonb, failure = ${failure},
      saved_token = ${savedToken}, capture_count = ${captureCount}, check_at = ${checkAt}, updated_at = ${at}
    WHERE id = ${id}`)
}

/** @returns false when it was known before */
export async function markReversed(tx: Tx, id: string, at: Date): Promise<boolean> {
  const marked = await countOf(
    tx,
    sql`UPDATE payment_attempts SET reversed_at = ${at} WHERE id = ${id} AND state = 'succeeded' AND reversed_at IS NULL`,
  )
  return marked === 1
}

/** No more money is to be taken for these orders. @returns the attempts that the gateway may still take some for */
export async function markUnwanted(tx: Tx, orderIds: readonly string[], at: Date): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`
      UPDATE payment_attempts SET is_unwanted = true, check_at = ${at}, updated_at = ${at}
      WHERE order_id = ANY (${sql.param([...orderIds])}::uuid[]) AND state IN ('created', 'requires_action', 'failed')
        AND NOT is_unwanted
      RETURNING id`,
  )
  return rows.map(({ id }) => id)
}
