import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Whoever sees a page sees what it earns: figures name nobody. */
export const viewFigures = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** Money that was spent is written down by those who shape the pages it brings people to. */
export const manageAdCosts = (actor: Admin) => hasCapability(actor, 'landing_pages', 'design')
