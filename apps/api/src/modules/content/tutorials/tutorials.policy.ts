import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewTutorials = (actor: Admin) => hasCapability(actor, 'tutorials', 'view')

export const manageTutorials = (actor: Admin) => hasCapability(actor, 'tutorials', 'manage')
