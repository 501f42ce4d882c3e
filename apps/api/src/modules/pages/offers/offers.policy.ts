import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Readers of pages may read offers. */
export const viewOffers = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** What is changed here is public at once, on every page that shows it. */
export const manageOffers = (actor: Admin) => hasCapability(actor, 'landing_pages', 'publish')
