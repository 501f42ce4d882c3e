import type { AppContext } from '../../../app-context.ts'
import { forgetFile } from '../../files/uploads/index.ts'
import { findUnsentFiles, lockUnsentFile } from './submissions.repo.ts'

/** A draft waits in the browser of its learner; its files wait a week for it. */
const UNSENT_MS = 7 * 86_400_000
const BATCH = 500

/** @returns how many files were removed that were uploaded a week ago and never handed in */
export async function removeUnsentFiles({ database, clock }: AppContext): Promise<number> {
  const uploadedBefore = new Date(clock.now().getTime() - UNSENT_MS)
  const ids = await findUnsentFiles(database.queries, { uploadedBefore, limit: BATCH })
  for (const id of ids)
    await database.transaction(async (tx) => {
      if (await lockUnsentFile(tx, id)) await forgetFile(tx, id)
    })
  return ids.length
}
