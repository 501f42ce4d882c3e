import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewCoupons = (actor: Admin) => hasCapability(actor, 'coupons', 'view')

export const manageCoupons = (actor: Admin) => hasCapability(actor, 'coupons', 'manage')
