import { AppError } from '../../../errors/app-error.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { addLabels, moveToFolder, removeLabels } from './page-grouping.repo.ts'

interface Move {
  /** The folder that the admin's screen shows it in; null for no folder. */
  from: string | null
  /** A folder that was deleted meanwhile means none. */
  to: string | null
}

/**
 * Moves a page to another folder, if it is still in the folder that the admin's screen shows.
 * @throws AppError `version_conflict` when it is elsewhere now, or in the trash
 */
export async function moveToOtherFolder(queries: Queries, pageId: string, { from, to }: Move): Promise<void> {
  if (!(await moveToFolder(queries, { pageId, folderId: to, from }))) throw new AppError('version_conflict')
}

/** What a change of labels really added and removed, so that it can be taken back. */
interface LabelChange {
  added: string[]
  removed: string[]
}

/** Labels that are gone, that the page has already, or that it never had are left out of the answer. */
export async function changeLabels(
  tx: Tx,
  pageId: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<LabelChange> {
  const removed = await removeLabels(tx, pageId, remove)
  return { added: await addLabels(tx, pageId, add), removed }
}
