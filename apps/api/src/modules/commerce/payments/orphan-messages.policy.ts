import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewGatewayMessages = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const manageGatewayMessages = (actor: Admin) => hasCapability(actor, 'transactions', 'manage')
