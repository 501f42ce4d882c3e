import { paymentStatuses } from '@naikkelas/contract'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const amount = bigintColumn.transform(rupiah)

const useRow = z
  .object({
    order_id: z.uuid(),
    order_code: z.string(),
    name: z.string(),
    buyer: z.nullable(z.string()),
    state: z.enum(['reserved', 'consumed', 'released']),
    is_exempt: z.boolean(),
    order_status: z.enum(paymentStatuses),
    discount_amount: amount,
    total_amount: amount,
    reserved_at: timestampColumn,
  })
  .transform((row) => ({
    orderId: row.order_id,
    orderCode: row.order_code,
    name: row.name,
    buyer: row.buyer,
    state: row.state,
    isExempt: row.is_exempt,
    orderStatus: row.order_status,
    discount: row.discount_amount,
    total: row.total_amount,
    at: row.reserved_at.toISOString(),
  }))

/** Orders that have or had a coupon, newest first. */
export const findCouponUses = (queries: Queries, couponId: string, limit: number) =>
  rowsOf(
    queries,
    useRow,
    sql`
      SELECT o.id AS order_id, o.code AS order_code, l.name, o.buyer_name AS buyer, u.state, u.is_exempt,
        o.status AS order_status, u.discount_amount, o.total_amount, u.reserved_at
      FROM coupon_usages u JOIN orders o ON o.id = u.order_id
      JOIN order_lines l ON l.order_id = o.id AND l.sellable_id = o.sellable_id
      WHERE u.coupon_id = ${couponId} ORDER BY u.number DESC LIMIT ${limit}`,
  )
