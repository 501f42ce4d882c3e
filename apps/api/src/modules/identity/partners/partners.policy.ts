import { type Admin, hasCapability, type PartnerAccount } from '@naikkelas/contract/identity'

/** Composing a page includes choosing its partner. */
export const viewPartners = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** Every account of a partner may change itself. */
export const isSignedIn = (_actor: PartnerAccount) => true
