import type { Queries } from '../../../platform/database/index.ts'
import { findAddressesOf } from './record-addresses.repo.ts'
import * as repo from './record-paths.repo.ts'

/** Those of these paths at which visitors find a record of the catalogue. @param paths without query and anchor */
export const findRecordPaths = (queries: Queries, paths: readonly string[], now: Date): Promise<Set<string>> =>
  repo.findRecordPaths(queries, paths, now)

/** Where visitors find those of these entries that have a page of their own. */
export const findPublicAddresses = (queries: Queries, ids: readonly string[]): Promise<string[]> =>
  findAddressesOf(queries, ids)
