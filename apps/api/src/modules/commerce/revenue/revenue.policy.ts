import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewRevenue = (actor: Admin) => hasCapability(actor, 'transactions', 'view')
