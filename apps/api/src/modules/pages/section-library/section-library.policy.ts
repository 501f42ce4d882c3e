import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewLibrary = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** Keeping, renaming and forgetting sections: the library belongs to everybody who designs pages. */
export const keepSections = (actor: Admin) => hasCapability(actor, 'landing_pages', 'design')

export const publishUpdates = (actor: Admin) => hasCapability(actor, 'landing_pages', 'publish')
