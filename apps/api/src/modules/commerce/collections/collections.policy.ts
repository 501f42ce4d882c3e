import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewCollections = (actor: Admin) => hasCapability(actor, 'courses', 'view')

export const manageCollections = (actor: Admin) => hasCapability(actor, 'courses', 'manage')
