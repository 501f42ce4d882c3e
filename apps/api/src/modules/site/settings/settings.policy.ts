import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Flags and settings change the site for every visitor, and name the accounts that buyers pay into. */
export const manageSettings = (actor: Pick<Admin, 'role' | 'menus'>) => hasCapability(actor, 'settings', 'manage')
