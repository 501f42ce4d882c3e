import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewBanners = (actor: Admin) => hasCapability(actor, 'banners', 'view')

export const manageBanners = (actor: Admin) => hasCapability(actor, 'banners', 'manage')
