import { module } from '../../../module.ts'
import { couponData } from './coupon-data.repo.ts'
import { couponRoutes } from './coupons.routes.ts'

export const couponsModule = module({
  routes: () => couponRoutes,
  personalData: couponData,
})
