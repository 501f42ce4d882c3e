import { isCouponCode, normalCouponCode } from '@naikkelas/contract/commerce'
import { dayInWib } from '@naikkelas/contract/time'
import type { Tx } from '../../../platform/database/index.ts'
import { consumeUse, insertUse, lockReleasedUse, releaseUses, takeUseAgain } from './coupon-uses.repo.ts'
import { findCouponById, findCouponUse, lockCoupon, type StoredCoupon } from './coupons.queries.ts'
import { hasRoomFor } from './coupons.rules.ts'

/**
 * Holds the coupon of an order that is about to be placed, before anything else that orders wait for each other with, so
 * that two of them never wait for each other both.
 */
export async function holdCoupon(tx: Tx, buyerId: string, typed: string | undefined): Promise<void> {
  const code = normalCouponCode(typed ?? '')
  if (isCouponCode(code)) await lockCoupon(tx, { code, buyerId })
}

interface Reserved {
  coupon: StoredCoupon
  orderId: string
  learnerId: string
  discount: number
  at: Date
}

/** Takes one use for an order. @param reserved its coupon is held and was judged since */
export async function reserveCoupon(tx: Tx, { coupon, orderId, learnerId, discount, at }: Reserved): Promise<void> {
  await insertUse(tx, { couponId: coupon.id, orderId, learnerId, discount, limits: coupon, today: dayInWib(at), at })
}

/**
 * The coupon of an order that is paid; a second time nothing happens. Of one whose money came after it had expired it is
 * counted again, on the day of the money. Where nothing is left, what was charged is honoured all the same
 * (docs/decisions/0294).
 */
export async function consumeCoupon(tx: Tx, orderId: string, at: Date): Promise<void> {
  if (await consumeUse(tx, orderId, at)) return
  const released = await lockReleasedUse(tx, orderId)
  if (released === undefined) return
  const coupon = await findCouponById(tx, released.couponId)
  if (coupon === undefined) throw new Error(`the coupon of order ${orderId} is gone`)
  const today = dayInWib(at)
  const used = await findCouponUse(tx, { couponId: coupon.id, buyerId: released.learnerId ?? orderId, today })
  await takeUseAgain(tx, { orderId, isExempt: !hasRoomFor(coupon, used), limits: coupon, today, at })
}

/** Of orders that are given up; a second time nothing happens. */
export const releaseCoupons = (tx: Tx, orderIds: readonly string[], at: Date): Promise<void> =>
  releaseUses(tx, orderIds, at)

/** The coupon of an order that has expired and is about to be paid after all. */
export async function holdCouponAgain(tx: Tx, orderId: string): Promise<void> {
  await lockReleasedUse(tx, orderId)
}
