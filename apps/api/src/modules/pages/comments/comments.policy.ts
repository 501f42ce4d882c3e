import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Whoever may look at pages may say something about them. */
export const commentOnPages = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** The own account is everyone's who has one. */
export const isSignedIn = (_actor: Admin) => true
