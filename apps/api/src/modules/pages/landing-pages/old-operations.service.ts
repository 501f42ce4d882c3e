import type { AppContext } from '../../../app-context.ts'
import { deleteOldOperations } from './old-operations.repo.ts'

const MS_PER_DAY = 86_400_000
/** Tabs rarely stay open for longer; such a tab loads the whole document. */
const OPERATION_DAYS = 90
/** The latest operations stay whatever their age: they name the last author of a page that is rarely edited. */
const KEPT_PER_PAGE = 100
/** Few enough for a statement to end within its time. */
const BATCH = 2_000

/**
 * Squashes the operations of pages: the document and its stored versions stay, the steps between them are deleted. A
 * client that requests deleted steps finds a gap in the version numbers and loads the document.
 */
export async function squashOperations({ database: { queries }, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - OPERATION_DAYS * MS_PER_DAY)
  const batch = () => deleteOldOperations(queries, { before, keptPerPage: KEPT_PER_PAGE, limit: BATCH })
  while ((await batch()) === BATCH);
}
