import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Composing a page includes choosing its partner. */
export const viewPartners = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')
