export { type CouponQuote, quoteCoupon } from './coupon-quote.service.ts'
export { consumeCoupon, holdCoupon, holdCouponAgain, releaseCoupons, reserveCoupon } from './coupon-uses.service.ts'
export { createCoupon } from './coupons.service.ts'
export { couponsModule } from './module.ts'
