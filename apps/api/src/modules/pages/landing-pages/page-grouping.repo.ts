import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowsOf } from '../../../platform/database/rows.ts'

/** Folder and labels of a page; `selectedGroups` selects them of `landing_pages`. */
export const groupColumns = { folder_id: z.nullable(z.uuid()), label_ids: z.array(z.uuid()) }

export const selectedGroups = sql`
  folder_id, coalesce((
    SELECT jsonb_agg(label_id ORDER BY lower(landing_page_labels.name))
    FROM landing_page_labelings JOIN landing_page_labels ON landing_page_labels.id = label_id
    WHERE page_id = landing_pages.id), '[]') AS label_ids`

export interface GroupFilter {
  /** `none`: beside the folders. */
  folder?: string | undefined
  label?: string | undefined
}

export function groupConditions({ folder, label }: GroupFilter): SQL[] {
  return [
    ...(folder === undefined ? [] : [folder === 'none' ? sql`folder_id IS NULL` : sql`folder_id = ${folder}`]),
    ...(label === undefined
      ? []
      : [
          sql`EXISTS (SELECT 1 FROM landing_page_labelings WHERE page_id = landing_pages.id AND label_id = ${label}::uuid)`,
        ]),
  ]
}

/** Whether its folder or one of its labels is called like that. */
export const isInGroupLike = (pattern: string) => sql`(
  EXISTS (SELECT 1 FROM landing_page_folders WHERE landing_page_folders.id = folder_id AND landing_page_folders.name ILIKE ${pattern})
  OR EXISTS (
    SELECT 1 FROM landing_page_labelings JOIN landing_page_labels ON landing_page_labels.id = label_id
    WHERE page_id = landing_pages.id AND landing_page_labels.name ILIKE ${pattern}))`

/** A copy is in the folder of its original. */
export async function copyGroups(queries: Queries, { fromId, toId }: { fromId: string; toId: string }) {
  await queries.execute(sql`
    UPDATE landing_pages SET folder_id = (SELECT folder_id FROM landing_pages AS source WHERE source.id = ${fromId}) WHERE id = ${toId}`)
  await queries.execute(sql`
    INSERT INTO landing_page_labelings (page_id, label_id)
    SELECT ${toId}::uuid, label_id FROM landing_page_labelings WHERE page_id = ${fromId}`)
}

/** False when the page is not there, or not in the folder it is expected in. A folder that is gone means none. */
export async function moveToFolder(
  queries: Queries,
  { pageId, folderId, from }: { pageId: string; folderId: string | null; from?: string | null },
): Promise<boolean> {
  const expected = from === undefined ? sql`true` : sql`folder_id IS NOT DISTINCT FROM ${from}::uuid`
  const moved = await countOf(
    queries,
    sql`
      UPDATE landing_pages SET folder_id = (SELECT id FROM landing_page_folders WHERE id = ${folderId}::uuid)
      WHERE id = ${pageId} AND deleted_at IS NULL AND ${expected}`,
  )
  return moved === 1
}

/** Labels that were not there before. */
export function addLabels(queries: Queries, pageId: string, labelIds: readonly string[]): Promise<string[]> {
  return rowsOf(
    queries,
    z.object({ label_id: z.uuid() }).transform((row) => row.label_id),
    sql`
      INSERT INTO landing_page_labelings (page_id, label_id)
      SELECT ${pageId}::uuid, id FROM landing_page_labels WHERE id = ANY(${sql.param(labelIds)}::uuid[])
      ON CONFLICT DO NOTHING RETURNING label_id`,
  )
}

/** Labels that were there. */
export function removeLabels(queries: Queries, pageId: string, labelIds: readonly string[]): Promise<string[]> {
  return rowsOf(
    queries,
    z.object({ label_id: z.uuid() }).transform((row) => row.label_id),
    sql`DELETE FROM landing_page_labelings WHERE page_id = ${pageId} AND label_id = ANY(${sql.param(labelIds)}::uuid[]) RETURNING label_id`,
  )
}
