import { type Admin, hasCapability } from '@naikkelas/contract/identity'

type Actor = Pick<Admin, 'role' | 'menus'>

/** Leads hold people's names and numbers: a menu of their own, which composing pages does not bring along. */
export const viewLeads = (actor: Actor) => hasCapability(actor, 'leads', 'view')

/** Changes, deletes and exports leads, and manages recipients and webhooks. */
export const manageLeads = (actor: Actor) => hasCapability(actor, 'leads', 'manage')
