import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Who places banners places highlights, too. */
export const viewHighlights = (actor: Admin) => hasCapability(actor, 'banners', 'view')

export const manageHighlights = (actor: Admin) => hasCapability(actor, 'banners', 'manage')
