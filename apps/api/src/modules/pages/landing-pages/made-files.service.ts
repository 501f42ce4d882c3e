import type { AppContext } from '../../../app-context.ts'
import type { DrawnAsset } from '../../../ports/page-drawer.ts'
import { findAsset, findFreshAssets, saveAsset } from './renders.repo.ts'

/** A file that was made for pages, by its path. */
export const findMadeFile = ({ database }: AppContext, path: string): Promise<DrawnAsset | undefined> =>
  findAsset(database.queries, path)

/** Whether a file is there, and was named within a day: days pass before it could be removed as unused. */
export const isFreshFile = async ({ database }: AppContext, path: string): Promise<boolean> =>
  (await findFreshAssets(database.queries, [path])).length > 0

/** Keeps a file by its path, which names its content; one that is there is in use again. */
export const keepMadeFile = ({ database }: AppContext, file: DrawnAsset): Promise<void> =>
  saveAsset(database.queries, file)
