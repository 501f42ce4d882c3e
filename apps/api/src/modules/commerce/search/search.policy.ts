import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** How visitors find what is listed is kept with the categories. */
export const viewSearch = (actor: Admin) => hasCapability(actor, 'categories', 'view')

export const manageSearch = (actor: Admin) => hasCapability(actor, 'categories', 'manage')
