import type { Queries } from '../../../platform/database/index.ts'
import * as repo from './record-paths.repo.ts'

/** Those of these paths at which visitors find a record of the catalogue. @param paths without query and anchor */
export const findRecordPaths = (queries: Queries, paths: readonly string[], now: Date): Promise<Set<string>> =>
  repo.findRecordPaths(queries, paths, now)
