import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewAnnouncements = (actor: Admin) => hasCapability(actor, 'announcements', 'view')

export const manageAnnouncements = (actor: Admin) => hasCapability(actor, 'announcements', 'manage')
