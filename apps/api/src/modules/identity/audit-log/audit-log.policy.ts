import { adminRoles } from '@naikkelas/contract'
import type { Admin } from '@naikkelas/contract/identity'

/** What every admin changed, with the values of people: for those who answer for all of them. */
export const viewAuditLog = ({ role }: Admin) => role === adminRoles.superAdmin
