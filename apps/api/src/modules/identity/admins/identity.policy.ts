import { adminRoles } from '@naikkelas/contract'
import type { Admin } from '@naikkelas/contract/identity'

/** Every admin may change the own account. */
export const isSignedIn = (_actor: Admin) => true

/** Accounts and rights of other admins. */
export const manageAdmins = ({ role }: Admin) => role === adminRoles.superAdmin
