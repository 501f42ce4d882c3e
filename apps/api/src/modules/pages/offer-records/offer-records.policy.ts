import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Readers of pages may read what a page can be bound to: it is shown in public anyway. */
export const viewOfferRecords = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')
