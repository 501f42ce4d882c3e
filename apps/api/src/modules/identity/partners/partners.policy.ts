import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Whoever composes pages must be able to say whose they are. */
export const viewPartners = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')
