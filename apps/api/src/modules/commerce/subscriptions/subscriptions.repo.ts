import type { CycleState, SubscriptionEventKind, SubscriptionState } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { SavedWay } from '../payments/index.ts'
import type { Period, Series } from './period.rules.ts'
import { findSubscription, type StoredSubscription } from './subscriptions.queries.ts'

/** Whatever changes the packages of a partner waits until the transaction ends; taken after the purchase. */
export async function holdPartner(tx: Tx, partnerId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`subscription:${partnerId}`}, 0))`)
}

/** The same by one of its subscriptions; what is read is what others have committed. */
export async function lockSubscription(tx: Tx, id: string): Promise<StoredSubscription | undefined> {
  const found = await findSubscription(tx, id)
  if (found === undefined) return undefined
  await holdPartner(tx, found.partner.id)
  return findSubscription(tx, id)
}

interface NewSubscription {
  partnerId: string
  sellableId: string
  months: number
  price: number
  /** Until its first period is known. */
  at: Date
}

/** @returns its id */
export async function insertSubscription(tx: Tx, { partnerId, sellableId, months, price, at }: NewSubscription) {
  const id = randomUUID()
  await tx.execute(sql`
    INSERT INTO subscriptions (id, partner_id, sellable_id, months, price_amount, state, period_ends_at, check_at, created_at)
    VALUES (${id}, ${partnerId}, ${sellableId}, ${months}, ${price}, 'active', ${at}, ${at}, ${at})`)
  return id
}

interface Agreed {
  sellableId: string
  months: number
  price: number
  saved: SavedWay | null
  periodEndsAt: Date
}

/** Another period is paid: what was agreed to last is what goes on. */
export async function startPeriod(tx: Tx, id: string, agreed: Agreed): Promise<void> {
  const { sellableId, months, price, saved, periodEndsAt } = agreed
  await tx.execute(sql`
    UPDATE subscriptions SET sellable_id = ${sellableId}, months = ${months}, price_amount = ${price}, state = 'active',
      period_ends_at = ${periodEndsAt}, token_provider = ${saved?.provider ?? null}, token_channel = ${saved?.channel ?? null},
      token = ${saved?.token ?? null}, cancelled_at = NULL, cancelled_by = NULL
    WHERE id = ${id}`)
}

export async function setState(
  tx: Tx,
  id: string,
  { state, at }: { state: SubscriptionState; at: Date },
): Promise<void> {
  const endedAt = state === 'ended' ? at : null
  await tx.execute(sql`
    UPDATE subscriptions SET state = ${state}, ended_at = ${endedAt},
      check_at = CASE WHEN ${endedAt}::timestamptz IS NULL THEN check_at END
    WHERE id = ${id}`)
}

export async function setCheckAt(tx: Tx, id: string, checkAt: Date): Promise<void> {
  await tx.execute(sql`UPDATE subscriptions SET check_at = ${checkAt} WHERE id = ${id} AND state <> 'ended'`)
}

export async function setPeriodEnd(tx: Tx, id: string, periodEndsAt: Date): Promise<void> {
  await tx.execute(sql`UPDATE subscriptions SET period_ends_at = ${periodEndsAt} WHERE id = ${id}`)
}

interface Cancelled {
  by: 'buyer' | 'admin' | 'refund' | 'account'
  at: Date
}

/** @returns false when it was cancelled, or has ended, before */
export async function markCancelled(tx: Tx, id: string, { by, at }: Cancelled): Promise<boolean> {
  const cancelled = await countOf(
    tx,
    sql`
      UPDATE subscriptions SET cancelled_at = ${at}, cancelled_by = ${by}
      WHERE id = ${id} AND cancelled_at IS NULL AND state <> 'ended'`,
  )
  return cancelled > 0
}

/** @returns false when nothing was saved */
export async function forgetToken(tx: Tx, id: string): Promise<boolean> {
  const forgotten = await countOf(
    tx,
    sql`
      UPDATE subscriptions SET token = NULL, token_provider = NULL, token_channel = NULL
      WHERE id = ${id} AND token IS NOT NULL`,
  )
  return forgotten > 0
}

/** A period that is to be paid. @returns its id */
export async function insertCycle(tx: Tx, subscriptionId: string, at: Date): Promise<string> {
  const id = randomUUID()
  await tx.execute(sql`
    INSERT INTO subscription_cycles (id, subscription_id, position, state, created_at)
    SELECT ${id}, ${subscriptionId}, coalesce(max(position), 0) + 1, 'created', ${at}
    FROM subscription_cycles WHERE subscription_id = ${subscriptionId}`)
  return id
}

export async function setCycleOrder(tx: Tx, cycleId: string, orderId: string): Promise<void> {
  await tx.execute(sql`UPDATE subscription_cycles SET order_id = ${orderId} WHERE id = ${cycleId}`)
}

export async function countTryOf(tx: Tx, cycleId: string, at: Date): Promise<void> {
  await tx.execute(sql`UPDATE subscription_cycles SET tries = tries + 1, tried_at = ${at} WHERE id = ${cycleId}`)
}

export async function setCycleState(tx: Tx, cycleId: string, state: CycleState): Promise<void> {
  await tx.execute(sql`UPDATE subscription_cycles SET state = ${state} WHERE id = ${cycleId}`)
}

/** A period is paid by an order. */
export async function payCycle(tx: Tx, cycleId: string, { orderId, ...period }: Period & { orderId: string }) {
  const { anchoredAt, monthsSinceAnchor, startsAt, endsAt } = period
  await tx.execute(sql`
    UPDATE subscription_cycles SET state = 'succeeded', order_id = ${orderId}, anchored_at = ${anchoredAt},
      months_since_anchor = ${monthsSinceAnchor}, starts_at = ${startsAt}, ends_at = ${endsAt}
    WHERE id = ${cycleId}`)
}

const seriesRow = z
  .object({ anchored_at: timestampColumn, months_since_anchor: z.number() })
  .transform((row) => ({ anchoredAt: row.anchored_at, monthsSinceAnchor: row.months_since_anchor }))

/** Of the last period that was paid and stays so. */
export const findSeries = (tx: Tx, subscriptionId: string): Promise<Series | undefined> =>
  rowOf(
    tx,
    seriesRow,
    sql`
      SELECT anchored_at, months_since_anchor FROM subscription_cycles
      WHERE subscription_id = ${subscriptionId} AND state = 'succeeded' ORDER BY ends_at DESC LIMIT 1`,
  )

const paidRow = z
  .object({ id: z.uuid(), subscription_id: z.uuid(), ends_at: timestampColumn })
  .transform((row) => ({ id: row.id, subscriptionId: row.subscription_id, endsAt: row.ends_at }))

/** The period that an order has paid. */
export const findPaidCycle = (tx: Tx, orderId: string) =>
  rowOf(
    tx,
    paidRow,
    sql`
      SELECT id, subscription_id, ends_at FROM subscription_cycles
      WHERE order_id = ${orderId} AND state = 'succeeded'`,
  )

/** Until when a subscription is paid; null for one of which every period was given back. */
export async function findPaidUntil(tx: Tx, subscriptionId: string): Promise<Date | null> {
  const row = await rowOf(
    tx,
    z.object({ paid_until: z.nullable(timestampColumn) }),
    sql`
      SELECT max(ends_at) AS paid_until FROM subscription_cycles
      WHERE subscription_id = ${subscriptionId} AND state = 'succeeded'`,
  )
  return row?.paid_until ?? null
}

interface NewEvent {
  subscriptionId: string
  cycleId?: string | undefined
  kind: SubscriptionEventKind
  actorId?: string | undefined
  at: Date
}

export async function noteEvent(tx: Tx, { subscriptionId, cycleId, kind, actorId, at }: NewEvent): Promise<void> {
  await tx.execute(sql`
    INSERT INTO subscription_events (id, subscription_id, cycle_id, kind, actor_id, at)
    VALUES (${randomUUID()}, ${subscriptionId}, ${cycleId ?? null}, ${kind}, ${actorId ?? null}, ${at})`)
}

const offerRow = z.object({ id: z.uuid(), price: z.nullable(z.coerce.number()) })

/** What visitors find of a partner while it sells. */
export const findListedOffers = (tx: Tx, partnerId: string) =>
  rowsOf(
    tx,
    offerRow,
    sql`SELECT id, price FROM sellables WHERE partner_id = ${partnerId} AND status = 1 AND archived_at IS NULL`,
  )
