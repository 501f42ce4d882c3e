import { courseTypes, paymentMethods, paymentModes, paymentStatuses, sellableKinds } from '@naikkelas/contract'
import { paymentChannelNames } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const amount = bigintColumn.transform(rupiah)
const instant = z.nullable(timestampColumn)

const orderRow = z
  .object({
    id: z.uuid(),
    code: z.string(),
    buyer_id: z.nullable(z.uuid()),
    sellable_id: z.uuid(),
    status: z.enum(paymentStatuses),
    is_late: z.boolean(),
    payment_mode: z.enum(paymentModes),
    payment_method: z.enum(paymentMethods),
    payment_channel: z.nullable(z.enum(paymentChannelNames)),
    price_amount: amount,
    discount_amount: amount,
    total_amount: amount,
    coupon_id: z.nullable(z.uuid()),
    coupon_code: z.nullable(z.string()),
    refunded_amount: amount,
    created_at: timestampColumn,
    expires_at: timestampColumn,
    paid_at: instant,
    expired_at: instant,
    number: bigintColumn,
    kind: z.enum(sellableKinds),
    name: z.string(),
    link: z.string(),
    partner: z.nullable(z.string()),
    course_type: z.nullable(z.number()),
  })
  .transform((row) => ({
    id: row.id,
    code: row.code,
    /** Null once the account is deleted. */
    buyerId: row.buyer_id,
    sellableId: row.sellable_id,
    status: row.status,
    isLate: row.is_late,
    mode: row.payment_mode,
    method: row.payment_method,
    channel: row.payment_channel,
    price: row.price_amount,
    discount: row.discount_amount,
    total: row.total_amount,
    coupon: row.coupon_code,
    couponId: row.coupon_id,
    refunded: row.refunded_amount,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    expiredAt: row.expired_at,
    item: {
      number: row.number,
      kind: row.kind,
      /** As it was called when the order was placed. */
      name: row.name,
      link: row.link,
      partner: row.partner,
      course: row.course_type === null ? null : { type: row.course_type ?? courseTypes.premium },
    },
  }))
export type StoredOrder = z.output<typeof orderRow>

const selected = sql`
  SELECT o.id, o.code, o.buyer_id, o.sellable_id, o.status, o.is_late, o.payment_mode, o.payment_method,
    o.payment_channel, o.price_amount, o.discount_amount, o.total_amount, o.coupon_id, o.coupon_code,
    coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.order_id = o.id AND r.payment_case_id IS NULL), 0)::bigint AS refunded_amount,
    o.created_at, o.expires_at, o.paid_at, o.expired_at, s.number, l.kind, l.name,
    s.link, p.name AS partner, c.type AS course_type
  FROM orders o
  JOIN order_lines l ON l.order_id = o.id AND l.sellable_id = o.sellable_id
  JOIN sellables s ON s.id = o.sellable_id
  LEFT JOIN partners p ON p.id = s.partner_id
  LEFT JOIN course_details c ON c.sellable_id = s.id`

const findOrder = (queries: Queries, where: SQL): Promise<StoredOrder | undefined> =>
  rowOf(queries, orderRow, sql`${selected} WHERE ${where} LIMIT 1`)

/** Holds it until the transaction ends; what is read is what others have committed. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  await tx.execute(sql`SELECT FROM orders WHERE id = ${id} FOR NO KEY UPDATE`)
  return findOrder(tx, sql`o.id = ${id}`)
}

/**
 * The same, and requests of its buyer for its item wait as well: in the order in which those take them, so that neither
 * waits for the other.
 */
export async function lockOrderOfPurchase(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const order = await findOrder(tx, sql`o.id = ${id}`)
  if (order?.buyerId) await holdPurchase(tx, order.buyerId, order.sellableId)
  return lockOrder(tx, id)
}

/** The order of an item that a buyer has not paid yet. */
export const findOpenOrder = (queries: Queries, buyerId: string, sellableId: string) =>
  findOrder(queries, sql`o.buyer_id = ${buyerId} AND o.sellable_id = ${sellableId} AND o.status = 0`)

/** By its code, if it is this buyer's. */
export const findOwnOrder = (queries: Queries, buyerId: string, code: string) =>
  findOrder(queries, sql`o.code = ${code} AND o.buyer_id = ${buyerId}`)

/** The last order by which a buyer got an item for nothing. */
export const findFreeOrder = (queries: Queries, buyerId: string, sellableId: string) =>
  findOrder(
    queries,
    sql`
      o.id = (SELECT id FROM orders WHERE buyer_id = ${buyerId} AND sellable_id = ${sellableId} AND status = 1
        AND total_amount = 0 ORDER BY created_at DESC, id LIMIT 1)`,
  )

/** Ids of what a buyer has not paid yet. */
export async function findOpenOrders(queries: Queries, buyerId: string): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM orders WHERE buyer_id = ${buyerId} AND status = 0 ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}

/** Orders of a buyer, newest first, behind one of them. */
export function findOrdersOf(
  queries: Queries,
  { buyerId, after, limit }: { buyerId: string; after: string | undefined; limit: number },
): Promise<StoredOrder[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(o.created_at, o.id) < (SELECT created_at, id FROM orders WHERE code = ${after} AND buyer_id = ${buyerId})`
  return rowsOf(
    queries,
    orderRow,
    sql`${selected} WHERE o.buyer_id = ${buyerId} AND ${behind} ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit}`,
  )
}

/** One request of a buyer for an item after the other, until the transaction ends. */
export async function holdPurchase(tx: Tx, buyerId: string, sellableId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`purchase:${buyerId}:${sellableId}`}, 0))`)
}

export interface NewOrder {
  id: string
  code: string
  buyer: { id: string; name: string; email: string; phone: string | null }
  sellableId: string
  mode: number
  method: number
  channel: string | null
  price: number
  discount: number
  coupon: { id: string; code: string } | null
  source: number
  expiresAt: Date
  at: Date
}

export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { id, code, buyer, sellableId, mode, method, channel, price, discount, coupon, source, expiresAt, at } = order
  await tx.execute(sql`
    INSERT INTO orders (id, code, buyer_id, buyer_name, buyer_email, buyer_phone, sellable_id, payment_mode, payment_method,
      payment_channel, price_amount, discount_amount, coupon_id, coupon_code, source, consent_at, expires_at, created_at,
      updated_at)
    VALUES (${id}, ${code}, ${buyer.id}, ${buyer.name}, ${buyer.email}, ${buyer.phone}, ${sellableId}, ${mode}, ${method},
      ${channel}, ${price}, ${discount}, ${coupon?.id ?? null}, ${coupon?.code ?? null}, ${source}, ${at}, ${expiresAt},
      ${at}, ${at})`)
}

export interface NewOrderLine {
  id: string
  orderId: string
  sellableId: string
  kind: string
  name: string
  productKind: number
  itemKind: number
  owner: number
  price: number
  discount: number
  isTaxed: boolean
  partner: { id: string; rate: number } | null
  holdsSeat: boolean
}

export async function insertOrderLine(tx: Tx, line: NewOrderLine): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_lines (id, order_id, sellable_id, kind, name, product_kind, item_kind, owner, price_amount,
      discount_amount, is_taxed, partner_id, partner_rate, holds_seat)
    VALUES (${line.id}, ${line.orderId}, ${line.sellableId}, ${line.kind}, ${line.name}, ${line.productKind},
      ${line.itemKind}, ${line.owner}, ${line.price}, ${line.discount}, ${line.isTaxed},
      ${line.partner?.id ?? null}, ${line.partner?.rate ?? null}, ${line.holdsSeat})`)
}

const lineRow = z
  .object({
    id: z.uuid(),
    sellable_id: z.uuid(),
    kind: z.enum(sellableKinds),
    total_amount: amount,
    is_taxed: z.boolean(),
    partner_id: z.nullable(z.uuid()),
    partner_rate: z.nullable(z.number()),
    affiliate_code_id: z.nullable(z.uuid()),
    affiliate_rate: z.nullable(z.number()),
  })
  .transform((row) => ({
    id: row.id,
    sellableId: row.sellable_id,
    kind: row.kind,
    total: row.total_amount,
    isTaxed: row.is_taxed,
    partnerId: row.partner_id,
    partnerRate: row.partner_rate,
    affiliateCodeId: row.affiliate_code_id,
    affiliateRate: row.affiliate_rate,
  }))
export type OrderLine = z.output<typeof lineRow>

export const findOrderLines = (queries: Queries, orderId: string): Promise<OrderLine[]> =>
  rowsOf(
    queries,
    lineRow,
    sql`
      SELECT id, sellable_id, kind, total_amount, is_taxed, partner_id, partner_rate, affiliate_code_id, affiliate_rate
      FROM order_lines WHERE order_id = ${orderId} ORDER BY id`,
  )

/** From waiting to paid, or late from expired. */
export async function markPaid(tx: Tx, { id, isLate, at }: { id: string; isLate: boolean; at: Date }): Promise<void> {
  await tx.execute(sql`
    UPDATE orders SET status = 1, is_late = ${isLate}, paid_at = ${at}, updated_at = ${at} WHERE id = ${id}`)
}

/** By what was not paid of it, in the order and its line, so that it is of what was paid. */
export async function lowerPrice(tx: Tx, orderId: string, by: number): Promise<void> {
  await tx.execute(sql`UPDATE order_lines SET price_amount = price_amount - ${by} WHERE order_id = ${orderId}`)
  await tx.execute(sql`UPDATE orders SET price_amount = price_amount - ${by} WHERE id = ${orderId}`)
}

/** Notes that lines of an order hold a seat each. */
export async function holdSeatOf(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(sql`UPDATE order_lines SET holds_seat = true WHERE order_id = ${orderId}`)
}

/** From waiting to expired, those of these that still wait. @returns which they were */
export async function markExpired(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`
      UPDATE orders SET status = 2, expired_at = ${at}, updated_at = ${at}
      WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND status = 0 RETURNING id`,
  )
  return rows.map(({ id }) => id)
}

/** Orders whose time is over, soonest first. */
export async function findOverdue(queries: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM orders WHERE status = 0 AND expires_at <= ${now} ORDER BY expires_at, id LIMIT ${limit}`,
  )
  return rows.map(({ id }) => id)
}
