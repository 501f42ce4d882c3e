import type { Day } from '@naikkelas/contract/time'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf } from '../../../platform/database/rows.ts'
import type { UseLimits } from './coupons.rules.ts'

interface NewUse {
  couponId: string
  orderId: string
  learnerId: string
  discount: number
  limits: UseLimits
  today: Day
  at: Date
}

const limitOf = (limit: number | null) => (limit === 0 ? null : limit)

export async function insertUse(tx: Tx, { couponId, orderId, learnerId, discount, limits, today, at }: NewUse) {
  await tx.execute(sql`
    INSERT INTO coupon_usages (id, coupon_id, order_id, learner_id, state, discount_amount, used_on, quota, max_daily_limit,
      max_usage_per_user, reserved_at)
    VALUES (${randomUUID()}, ${couponId}, ${orderId}, ${learnerId}, 'reserved', ${discount}, ${today}::date,
      ${limitOf(limits.quota)}, ${limitOf(limits.maxDailyLimit)}, ${limitOf(limits.maxUsagePerUser)}, ${at})`)
}

/** Of orders that are given up; a second time nothing happens. */
export async function releaseUses(tx: Tx, orderIds: readonly string[], at: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE coupon_usages SET state = 'released', settled_at = ${at}
    WHERE order_id = ANY (${sql.param([...orderIds])}::uuid[]) AND state = 'reserved'`)
}

/** @returns whether the order had one that was reserved */
export async function consumeUse(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`UPDATE coupon_usages SET state = 'consumed', settled_at = ${at} WHERE order_id = ${orderId} AND state = 'reserved'`,
  )
  return count > 0
}

const releasedRow = z
  .object({ coupon_id: z.uuid(), learner_id: z.nullable(z.uuid()) })
  .transform((row) => ({ couponId: row.coupon_id, learnerId: row.learner_id }))

/** The use that an order gave back, with its coupon, which is held from here on. */
export async function lockReleasedUse(tx: Tx, orderId: string) {
  const released = await rowOf(
    tx,
    releasedRow,
    sql`SELECT coupon_id, learner_id FROM coupon_usages WHERE order_id = ${orderId} AND state = 'released'`,
  )
  if (released) await tx.execute(sql`SELECT FROM coupons WHERE id = ${released.couponId} FOR UPDATE`)
  return released
}

interface TakenAgain {
  orderId: string
  /** Whether nothing was left for it. */
  isExempt: boolean
  limits: UseLimits
  today: Day
  at: Date
}

/** The use of an order that is paid though it had expired: behind all others that were counted. */
export async function takeUseAgain(tx: Tx, { orderId, isExempt, limits, today, at }: TakenAgain): Promise<void> {
  await tx.execute(sql`
    UPDATE coupon_usages SET state = 'consumed', is_exempt = ${isExempt}, used_on = ${today}::date, number = DEFAULT,
      quota = ${limitOf(limits.quota)}, max_daily_limit = ${limitOf(limits.maxDailyLimit)},
      max_usage_per_user = ${limitOf(limits.maxUsagePerUser)}, reserved_at = ${at}, settled_at = ${at}
    WHERE order_id = ${orderId} AND state = 'released'`)
}
