import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewGrants = (actor: Admin) => hasCapability(actor, 'users', 'view')

/** Gives away what others pay for: who does it, and why, stays on record. */
export const grantAccesses = (actor: Admin) => hasCapability(actor, 'users', 'manage')
