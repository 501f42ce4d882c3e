import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Whoever sees pages sees what they offer. */
export const viewOffers = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** What is changed here is public at once, on every page that shows it. */
export const manageOffers = (actor: Admin) => hasCapability(actor, 'landing_pages', 'publish')
