import { couponTypes } from '@naikkelas/contract'
import type { Coupon, CouponValue } from '@naikkelas/contract/commerce'
import { expect } from 'vitest'
import { orderOf } from './order-factories.ts'
import type { Browser } from './test-app.ts'

type Desk = Pick<Browser, 'get' | 'post'>
let made = 0

/** A general coupon of 10 % for everything and every buyer, without limits. */
export function couponValue(given: Partial<CouponValue> = {}): CouponValue {
  made += 1
  return {
    code: `UJI-${made}`,
    name: `Kupon ${made}`,
    type: couponTypes.general,
    discountPercentage: 10,
    maxDiscountPercentage: null,
    discountPrice: null,
    kinds: ['course', 'tool', 'event'],
    validForIds: [],
    audiences: { course: 'everyone', tool: 'everyone', event: 'everyone' },
    boughtIds: [],
    startsAt: null,
    endsAt: null,
    quota: null,
    maxDailyLimit: null,
    maxUsagePerUser: null,
    ...given,
  }
}

/** Made as an admin makes it. */
export async function makeCoupon(desk: Desk, given: Partial<CouponValue> = {}, learnerEmail?: string): Promise<Coupon> {
  const reply = await desk.post('/admin/coupons', {
    value: couponValue(given),
    ...(learnerEmail !== undefined && { learnerEmail }),
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.data as Coupon
}

interface Item {
  number: number
  value: { price: number | null }
}

/** What a buyer sends for an item with a coupon, as its checkout shows it. */
export function couponOrderOf(item: Item, coupon: string, discount: number) {
  const total = (item.value.price ?? 0) - discount
  return { ...orderOf({ number: item.number, value: { price: total } }), coupon }
}
