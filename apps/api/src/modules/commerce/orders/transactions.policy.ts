import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewTransactions = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const manageTransactions = (actor: Admin) => hasCapability(actor, 'transactions', 'manage')
