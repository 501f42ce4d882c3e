import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewGatewayReports = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const manageGatewayReports = (actor: Admin) => hasCapability(actor, 'transactions', 'manage')
