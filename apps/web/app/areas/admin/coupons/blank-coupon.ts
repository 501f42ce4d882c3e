import { couponTypes } from '@naikkelas/contract'
import type { CouponValue } from '@naikkelas/contract/commerce'

export const blankCoupon: CouponValue = {
  code: '',
  type: couponTypes.general,
  name: '',
  discountPercentage: null,
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
}
