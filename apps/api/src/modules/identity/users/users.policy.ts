import { adminRoles } from '@naikkelas/contract'
import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Learners with their contact data masked. */
export const viewUsers = (actor: Admin) => hasCapability(actor, 'users', 'view')

/** Sees contact data for a reason, verifies, blocks and writes notes. */
export const manageUsers = (actor: Admin) => hasCapability(actor, 'users', 'manage')

/** Merges accounts and looks at the site as a learner. */
export const standForUsers = (actor: Admin) => actor.role === adminRoles.superAdmin

/** Puts the contacts of many people into a file, in full. */
export const mayExportContacts = (actor: Admin) => standForUsers(actor)

export const mayDeleteNote = (actor: Admin, { adminId }: { adminId: string | null }) =>
  actor.role === adminRoles.superAdmin || adminId === actor.id
