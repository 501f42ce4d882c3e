import { adminRoles } from '@naikkelas/contract'
import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewMonths = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const closeMonths = (actor: Admin) => hasCapability(actor, 'transactions', 'manage')

export const reopenMonths = ({ role }: Admin) => role === adminRoles.superAdmin
