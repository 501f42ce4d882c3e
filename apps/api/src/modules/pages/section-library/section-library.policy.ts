import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewLibrary = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** Saving, renaming and deleting sections: the library is shared by all designers. */
export const keepSections = (actor: Admin) => hasCapability(actor, 'landing_pages', 'design')

export const publishUpdates = (actor: Admin) => hasCapability(actor, 'landing_pages', 'publish')
