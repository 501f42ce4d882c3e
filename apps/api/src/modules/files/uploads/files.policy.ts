import { adminRoles } from '@naikkelas/contract'
import type { AdminGate, UploadPolicy } from '@naikkelas/contract/files'
import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'
import { AppError } from '../../../errors/app-error.ts'
import { type Owner, ownerOf, type UploadAccount } from './upload-accounts.ts'

const isLetIn = (admin: Admin, gate: AdminGate | null) =>
  gate === null ? admin.role === adminRoles.superAdmin : hasCapability(admin, gate.menu, gate.capability)

function maySend(policy: UploadPolicy, account: UploadAccount): boolean {
  if (policy.sentBy === 'anyone') return true
  if (account.realm === 'admin') return isLetIn(account.actor, policy.sentByAdmins)
  return policy.sentBy === 'learners' || policy.sentBy === 'learners and admins'
}

/**
 * Whose a file of this policy becomes: the first account that may send it, or none.
 * @throws AppError `not_signed_in`, `not_allowed`
 */
export function senderOf(policy: UploadPolicy, accounts: readonly UploadAccount[]): Owner {
  const account = accounts.find((one) => maySend(policy, one))
  if (account) return ownerOf(account)
  if (policy.sentBy === 'anyone') return { realm: 'visitor', id: null }
  throw new AppError(accounts.length === 0 ? 'not_signed_in' : 'not_allowed')
}

/** Whether an account may read a file by its policy and owner alone. */
export function mayRead(policy: UploadPolicy, account: UploadAccount, owner: Owner): boolean {
  if (policy.readers !== 'owner') return true
  if (owner.realm === account.realm && owner.id === account.actor.id) return true
  return account.realm === 'admin' && isLetIn(account.actor, policy.readByAdmins)
}

/** Every learner may have a picture. */
export const ownsPicture = (_actor: Learner) => true

export const viewFiles = (actor: Admin) => hasCapability(actor, 'media', 'view')
export const deleteFiles = (actor: Admin) => hasCapability(actor, 'media', 'design')

/** Which files of the file manager an admin sees: those that this admin may read. */
export const isListedFor = (actor: Admin) => (policy: UploadPolicy) =>
  policy.readers !== 'owner' || isLetIn(actor, policy.readByAdmins)
