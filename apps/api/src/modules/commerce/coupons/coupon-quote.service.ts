import { type CouponRefusal, isCouponCode, normalCouponCode } from '@naikkelas/contract/commerce'
import { type Rupiah, rupiah } from '@naikkelas/contract/money'
import type { Queries } from '../../../platform/database/index.ts'
import { findCouponByCode, findCouponFacts, type StoredCoupon } from './coupons.queries.ts'
import { type CouponFacts, couponRefusalOf, discountOf, offersCoupons } from './coupons.rules.ts'

/** What a code does for one buyer and one item at one moment. */
export interface CouponQuote {
  /** Whether a code can be entered at all. */
  isOffered: boolean
  /** As it is stored; null without one. */
  code: string | null
  refusal: CouponRefusal | null
  discount: Rupiah
  /** The coupon that takes the discount off; null where none does. */
  coupon: StoredCoupon | null
}

interface Asked extends Pick<CouponFacts, 'buyerId' | 'item' | 'flags' | 'now'> {
  /** As it was typed. */
  typed: string | undefined
  /** An order that is looked at again: its own use does not count. */
  exceptOrderId?: string | undefined
}

/** The discount is the server's alone. In a transaction that holds the coupon, what is counted stays true. */
export async function quoteCoupon(queries: Queries, { typed, exceptOrderId, ...judged }: Asked): Promise<CouponQuote> {
  const code = normalCouponCode(typed ?? '')
  const isOffered = offersCoupons(judged.item, judged.flags)
  const nothing = { isOffered, discount: rupiah(0), coupon: null }
  if (code === '') return { ...nothing, code: null, refusal: null }
  if (!isOffered) return { ...nothing, code, refusal: judged.item.price === 0 ? 'free_already' : 'switched_off' }
  const coupon = isCouponCode(code) ? await findCouponByCode(queries, code) : undefined
  if (coupon === undefined) return { ...nothing, code, refusal: 'unknown' }
  const facts = await findCouponFacts(queries, { coupon, buyerId: judged.buyerId, now: judged.now, exceptOrderId })
  const refusal = couponRefusalOf(coupon, { ...judged, ...facts })
  if (refusal !== null) return { ...nothing, code, refusal }
  return { isOffered, code, refusal: null, discount: discountOf(coupon, judged.item.price), coupon }
}
