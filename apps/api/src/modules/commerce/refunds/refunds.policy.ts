import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewRefunds = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const manageRefunds = (actor: Admin) => hasCapability(actor, 'transactions', 'manage')
