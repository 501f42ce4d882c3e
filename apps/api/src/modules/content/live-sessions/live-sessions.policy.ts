import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewLiveSessions = (actor: Admin) => hasCapability(actor, 'live_sessions', 'view')

export const manageLiveSessions = (actor: Admin) => hasCapability(actor, 'live_sessions', 'manage')
