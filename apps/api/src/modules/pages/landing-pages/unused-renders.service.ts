import type { AppContext } from '../../../app-context.ts'
import { deleteRendersOfFormerVersions, deleteUnnamedAssets } from './unused-renders.repo.ts'

/** A process that missed a change may still send the former version; none misses one for a day. */
const FORMER_VERSION_DAYS = 1
/** Browsers and CDNs that keep a former page ask for its files: longer than any of them keeps a page. */
const UNNAMED_ASSET_DAYS = 7

/** Deletes drawn pages that visitors do not get any more, and the files that only those named. */
export async function deleteUnusedRenders({ database: { queries } }: AppContext): Promise<void> {
  await deleteRendersOfFormerVersions(queries, { days: FORMER_VERSION_DAYS })
  await deleteUnnamedAssets(queries, { days: UNNAMED_ASSET_DAYS })
}
