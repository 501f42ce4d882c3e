import { accountHeader, type Admin, type Learner } from '@naikkelas/contract/identity'
import type { FileOwner } from '@naikkelas/contract/files'
import { AppError } from '../../../errors/app-error.ts'
import type { RequestContext } from '../../../platform/endpoints/index.ts'

/** An account that a request comes with. */
export type UploadAccount = { realm: 'admin'; actor: Admin } | { realm: 'learner'; actor: Learner }

/** Whose a file is; a visitor has no id. */
export interface Owner {
  realm: FileOwner
  id: string | null
}

/**
 * The accounts that are signed in: one browser may be both in the back office and in the shop. The header for the
 * account that a request is meant for leaves that one alone.
 * @throws AppError `not_signed_in` when the request is meant for an account that is not signed in
 */
export async function accountsOf({ findSession, request }: RequestContext): Promise<UploadAccount[]> {
  const [admin, learner] = [await findSession('admin'), await findSession('learner')]
  const accounts: UploadAccount[] = [
    ...(admin?.restriction === null ? [{ realm: 'admin' as const, actor: admin.actor as Admin }] : []),
    // Files that are only the learner's are not shown to who looks at the site as the learner.
    ...(learner && !learner.view ? [{ realm: 'learner' as const, actor: learner.actor as Learner }] : []),
  ]
  const meant = request.headers.get(accountHeader)
  if (meant === null) return accounts
  const named = accounts.filter(({ actor }) => actor.id === meant)
  if (named.length === 0) throw new AppError('not_signed_in')
  return named
}

export const ownerOf = ({ realm, actor }: UploadAccount): Owner => ({ realm, id: actor.id })
