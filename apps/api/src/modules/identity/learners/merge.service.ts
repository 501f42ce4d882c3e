import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { deleteAccount } from './deletion.repo.ts'
import { fillFrom, insertMerge, isMerged, type LockedAccount, lockAccounts } from './merge.repo.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'

export interface MergedAccounts {
  survivor: LockedAccount
  merged: LockedAccount
}

/**
 * Two accounts of one person become one. The survivor keeps number, e-mail and password; everything else of the other one
 * becomes the survivor's, and the other account is deleted.
 * @throws AppError `user_merged`, `not_found`, `invalid_input` for one account twice and for one that is about to be erased
 */
export async function mergeLearners(
  { clock }: Pick<AppContext, 'clock'>,
  uow: UnitOfWork,
  { survivorId, mergedId }: { survivorId: string; mergedId: string },
): Promise<MergedAccounts> {
  if (survivorId === mergedId) throw refused('Pilih akun lain: ini akun yang sama')
  const accounts = await lockAccounts(uow.tx, [survivorId, mergedId])
  const survivor = accounts.find(({ id }) => id === survivorId)
  const merged = accounts.find(({ id }) => id === mergedId)
  if (!survivor || !merged) throw await absence(uow, survivor ? mergedId : survivorId)
  if (survivor.isClosed || merged.isClosed)
    throw refused('Salah satu akun menunggu dihapus atas permintaan pemiliknya, jadi tidak digabungkan')
  const at = clock.now()
  await insertMerge(uow.tx, { survivorId, merged, at })
  await uow.emit('user.merged', { userId: survivorId, mergedId, at: at.toISOString() })
  await deleteAccount(uow.tx, mergedId)
  await fillFrom(uow.tx, survivorId, merged)
  return { survivor, merged }
}

const absence = async ({ tx }: UnitOfWork, id: string) =>
  new AppError((await isMerged(tx, id)) ? 'user_merged' : 'not_found')

const refused = (message: string) => new AppError('invalid_input', { fields: [{ path: 'mergedUserId', message }] })
