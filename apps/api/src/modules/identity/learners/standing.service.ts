import type { Tx } from '../../../platform/database/index.ts'
import { deleteSessions } from '../../../platform/realms/index.ts'
import { learnerTables } from './learner-realm.ts'
import { updatePhone } from './learners.repo.ts'
import { setBlocked, setEmailVerified, setUnblocked } from './standing.repo.ts'

/** Ends every session with the block, so that none comes back when it is lifted. False when it was blocked before. */
export async function blockLearner(tx: Tx, id: string, at: Date): Promise<boolean> {
  if (!(await setBlocked(tx, id, at))) return false
  await deleteSessions(tx, learnerTables, { userId: id })
  return true
}

/** False when it was not blocked. */
export const unblockLearner = (tx: Tx, id: string): Promise<boolean> => setUnblocked(tx, id)

export const verifyEmailOf = (tx: Tx, id: string): Promise<void> => setEmailVerified(tx, id)

/** False when another account has shown the same number to be its own. */
export const verifyPhoneOf = (tx: Tx, id: string, phone: string): Promise<boolean> => updatePhone(tx, id, phone)
