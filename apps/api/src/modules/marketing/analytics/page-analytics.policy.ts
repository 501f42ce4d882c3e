import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Every reader of a page may read its analytics: they contain no personal data. */
export const viewAnalytics = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** Designers of pages enter the advertising cost. */
export const manageAdCosts = (actor: Admin) => hasCapability(actor, 'landing_pages', 'design')
