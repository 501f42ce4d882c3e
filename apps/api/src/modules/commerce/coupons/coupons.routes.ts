import {
  changeCouponStatus,
  createCoupon,
  createCoupons,
  exportCoupons,
  getCoupon,
  listCouponItems,
  listCoupons,
  listCouponUses,
  simulateCoupon,
  updateCoupon,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { bind, bindFile } from '../../../platform/endpoints/index.ts'
import { createCoupons as createMany } from './coupon-batches.service.ts'
import { manageCoupons, viewCoupons } from './coupons.policy.ts'
import * as coupons from './coupons.service.ts'
import { exportCoupons as sendCoupons } from './export-coupons.ts'

const oneCoupon = {
  load: (input: { params: { couponId: string } }, ctx: AdminContext) => coupons.getCoupon(ctx, input),
}

export const couponRoutes = [
  bind(listCoupons, { can: viewCoupons, run: (input, ctx) => coupons.listCoupons(ctx, input) }),
  bindFile(exportCoupons, { can: viewCoupons, run: (input, ctx) => sendCoupons(ctx, input) }),
  bind(listCouponItems, { can: viewCoupons, run: (input, ctx) => coupons.listCouponItems(ctx, input) }),
  bind(getCoupon, { can: viewCoupons, run: (input, ctx) => coupons.getCoupon(ctx, input) }),
  bind(listCouponUses, { can: viewCoupons, run: (input, ctx) => coupons.listCouponUses(ctx, input) }),
  bind(simulateCoupon, {
    can: viewCoupons,
    // It changes nothing.
    audit: 'none',
    run: (input, ctx) => coupons.simulateCoupon(ctx, input),
  }),
  bind(createCoupon, { can: manageCoupons, run: (input, ctx) => coupons.createCoupon(ctx, input) }),
  bind(createCoupons, { can: manageCoupons, run: (input, ctx) => createMany(ctx, input) }),
  bind(updateCoupon, { can: manageCoupons, record: oneCoupon, run: (input, ctx) => coupons.updateCoupon(ctx, input) }),
  bind(changeCouponStatus, {
    can: manageCoupons,
    record: oneCoupon,
    run: (input, ctx) => coupons.changeCouponStatus(ctx, input),
  }),
]
