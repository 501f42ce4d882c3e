import type { Admin } from '@naikkelas/contract/identity'

/** Every admin may change the own account. */
export const isSignedIn = (_actor: Admin) => true
