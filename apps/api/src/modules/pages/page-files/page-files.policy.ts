import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const exportPages = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** Importing makes pages and brings in pictures, as designing does. */
export const importPages = (actor: Admin) => hasCapability(actor, 'landing_pages', 'design')
