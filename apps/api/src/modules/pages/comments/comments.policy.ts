import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Every reader of pages may comment. */
export const commentOnPages = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** Every admin may change the own settings. */
export const isSignedIn = (_actor: Admin) => true
