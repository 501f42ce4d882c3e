import type { AppContext } from '../../../app-context.ts'
import { deleteOldOperations } from './old-operations.repo.ts'

const MS_PER_DAY = 86_400_000
/** No tab stays open for longer; one that does is given the whole document. */
const OPERATION_DAYS = 90
/** The latest operations stay whatever their age: they name the last author of a page that is rarely edited. */
const KEPT_PER_PAGE = 100
/** Few enough for a statement to end within its time. */
const BATCH = 2_000

/**
 * Squashes the operations of pages: the document and its kept versions stay whole, the steps between them go. Whoever
 * asks for steps that went finds a gap in the version numbers and loads the document.
 */
export async function squashOperations({ database: { queries }, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - OPERATION_DAYS * MS_PER_DAY)
  const batch = () => deleteOldOperations(queries, { before, keptPerPage: KEPT_PER_PAGE, limit: BATCH })
  while ((await batch()) === BATCH);
}
