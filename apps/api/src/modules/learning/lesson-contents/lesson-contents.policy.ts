import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewLessons = (actor: Admin) => hasCapability(actor, 'courses', 'view')
export const writeLessons = (actor: Admin) => hasCapability(actor, 'courses', 'manage')
