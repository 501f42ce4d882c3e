import { labelTones, type PageFolder, type PageLabel } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

const groupRow = { id: z.uuid(), name: z.string(), page_count: z.number() }
const folderRow = z.object(groupRow).transform(({ page_count, ...row }) => ({ ...row, pageCount: page_count }))
const labelRow = z
  .object({ ...groupRow, tone: z.enum(labelTones) })
  .transform(({ page_count, ...row }) => ({ ...row, pageCount: page_count }))

/** Every folder of landing pages, by name, with its number of pages outside the trash. */
export function findFolders(queries: Queries): Promise<PageFolder[]> {
  return rowsOf(
    queries,
    folderRow,
    sql`
      SELECT id, name, (SELECT count(*)::int FROM landing_pages WHERE folder_id = landing_page_folders.id AND deleted_at IS NULL) AS page_count
      FROM landing_page_folders ORDER BY lower(name), id`,
  )
}

/** Every label, by name, with how many pages outside the trash have it. */
export function findLabels(queries: Queries): Promise<PageLabel[]> {
  return rowsOf(
    queries,
    labelRow,
    sql`
      SELECT id, name, tone, (
        SELECT count(*)::int FROM landing_page_labelings JOIN landing_pages ON landing_pages.id = page_id
        WHERE label_id = landing_page_labels.id AND deleted_at IS NULL) AS page_count
      FROM landing_page_labels ORDER BY lower(name), id`,
  )
}
