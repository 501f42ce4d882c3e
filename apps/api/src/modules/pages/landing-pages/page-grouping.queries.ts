import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'
import { groupColumns, selectedGroups } from './page-grouping.repo.ts'

export interface PageGroups {
  /** Null: beside the folders. */
  folderId: string | null
  /** By the labels' names. */
  labelIds: string[]
}

/** Folder and labels of a page; undefined without the page. */
export function findGroupsOf(queries: Queries, pageId: string): Promise<PageGroups | undefined> {
  return rowOf(
    queries,
    z.object(groupColumns).transform((row) => ({ folderId: row.folder_id, labelIds: row.label_ids })),
    sql`SELECT ${selectedGroups} FROM landing_pages WHERE id = ${pageId}`,
  )
}
