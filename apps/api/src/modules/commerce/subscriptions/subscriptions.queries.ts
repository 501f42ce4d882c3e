import { paymentChannelNames, subscriptionStates } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { paymentProviderNames } from '../payments/index.ts'

const instant = z.nullable(timestampColumn)

const subscriptionRow = z
  .object({
    id: z.uuid(),
    partner_id: z.uuid(),
    partner_name: z.string(),
    buyer_id: z.nullable(z.uuid()),
    buyer_name: z.nullable(z.string()),
    sellable_id: z.uuid(),
    sellable_number: bigintColumn,
    name: z.string(),
    months: z.union([z.literal(1), z.literal(3), z.literal(6)]),
    price_amount: bigintColumn.transform(rupiah),
    state: z.enum(subscriptionStates),
    period_ends_at: timestampColumn,
    token_provider: z.nullable(z.enum(paymentProviderNames)),
    token_channel: z.nullable(z.enum(paymentChannelNames)),
    token: z.nullable(z.string()),
    cancelled_at: instant,
    ended_at: instant,
    created_at: timestampColumn,
    cycle_id: z.nullable(z.uuid()),
    cycle_tries: z.nullable(z.number()),
    cycle_tried_at: instant,
    cycle_order_id: z.nullable(z.uuid()),
  })
  .transform((row) => ({
    id: row.id,
    partner: { id: row.partner_id, name: row.partner_name },
    /** The account that buys for the partner; null while there is none. */
    buyer: row.buyer_id === null ? null : { id: row.buyer_id, name: row.buyer_name ?? '' },
    sellableId: row.sellable_id,
    sellableNumber: row.sellable_number,
    /** Of the package. */
    name: row.name,
    months: row.months,
    price: row.price_amount,
    state: row.state,
    periodEndsAt: row.period_ends_at,
    /** What renewals charge; null where they are invoices. */
    saved:
      row.token === null || row.token_provider === null || row.token_channel === null
        ? null
        : { provider: row.token_provider, channel: row.token_channel, token: row.token },
    cancelledAt: row.cancelled_at,
    isCancelled: row.cancelled_at !== null,
    endedAt: row.ended_at,
    createdAt: row.created_at,
    /** The period that is to be paid; null while none is. */
    openCycle:
      row.cycle_id === null
        ? null
        : { id: row.cycle_id, tries: row.cycle_tries ?? 0, triedAt: row.cycle_tried_at, orderId: row.cycle_order_id },
  }))
export type StoredSubscription = z.output<typeof subscriptionRow>

const selected = sql`
  SELECT s.id, s.partner_id, p.name AS partner_name, l.id AS buyer_id, l.name AS buyer_name, s.sellable_id,
    i.number AS sellable_number, i.name, s.months, s.price_amount, s.state, s.period_ends_at, s.token_provider,
    s.token_channel, s.token, s.cancelled_at, s.ended_at, s.created_at, c.id AS cycle_id, c.tries AS cycle_tries,
    c.tried_at AS cycle_tried_at, c.order_id AS cycle_order_id
  FROM subscriptions s
  JOIN partners p ON p.id = s.partner_id
  JOIN sellables i ON i.id = s.sellable_id
  LEFT JOIN learner_users l ON l.id = p.learner_id
  LEFT JOIN subscription_cycles c ON c.subscription_id = s.id AND c.state IN ('created', 'retrying')`

const findSubscriptionBy = (queries: Queries, where: SQL): Promise<StoredSubscription | undefined> =>
  rowOf(queries, subscriptionRow, sql`${selected} WHERE ${where}`)

export const findSubscription = (queries: Queries, id: string) => findSubscriptionBy(queries, sql`s.id = ${id}`)

/** The one that an order has paid, or is to pay, a period of. */
export const findSubscriptionOfOrder = (queries: Queries, orderId: string) =>
  findSubscriptionBy(queries, sql`s.id = (SELECT subscription_id FROM subscription_cycles WHERE order_id = ${orderId})`)

/** The same by the order's code, if it is this buyer's. */
export const findOwnSubscription = (queries: Queries, buyerId: string, code: string) =>
  findSubscriptionBy(
    queries,
    sql`s.id = (
      SELECT k.subscription_id FROM subscription_cycles k JOIN orders o ON o.id = k.order_id
      WHERE o.code = ${code} AND o.buyer_id = ${buyerId})`,
  )

/** What runs for a partner. */
export const findRunning = (queries: Queries, partnerId: string) =>
  findSubscriptionBy(queries, sql`s.partner_id = ${partnerId} AND s.state <> 'ended'`)

/** Partners that an account buys for. */
export async function findSubscriptionBuyers(queries: Queries, learnerId: string): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM partners WHERE learner_id = ${learnerId}`,
  )
  return rows.map(({ id }) => id)
}

interface Listed {
  state: string | undefined
  after: string | undefined
  limit: number
}

/** Newest first. */
export function findSubscriptions(queries: Queries, { state, after, limit }: Listed): Promise<StoredSubscription[]> {
  const ofState = state === undefined ? sql`true` : sql`s.state = ${state}`
  const behind =
    after === undefined
      ? sql`true`
      : sql`(s.created_at, s.number) < (SELECT created_at, number FROM subscriptions WHERE id = ${after})`
  return rowsOf(
    queries,
    subscriptionRow,
    sql`${selected} WHERE ${ofState} AND ${behind} ORDER BY s.created_at DESC, s.number DESC LIMIT ${limit}`,
  )
}
