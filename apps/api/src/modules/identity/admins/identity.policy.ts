import type { Admin } from '@naikkelas/contract/identity'

/** The own account is everyone's who has one. */
export const isSignedIn = (_actor: Admin) => true
