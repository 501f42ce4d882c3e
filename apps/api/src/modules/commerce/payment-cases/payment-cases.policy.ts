import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewPaymentCases = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const decidePaymentCases = (actor: Admin) => hasCapability(actor, 'transactions', 'manage')
