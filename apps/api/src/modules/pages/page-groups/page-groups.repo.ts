import { labelTones, type LabelTone, type PageFolder, type PageLabel } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowsOf } from '../../../platform/database/rows.ts'

const groupRow = { id: z.uuid(), name: z.string(), page_count: z.number() }
const folderRow = z.object(groupRow).transform(({ page_count, ...row }) => ({ ...row, pageCount: page_count }))
const labelRow = z
  .object({ ...groupRow, tone: z.enum(labelTones) })
  .transform(({ page_count, ...row }) => ({ ...row, pageCount: page_count }))

/** Held until the transaction ends, so that two of one name cannot arrive at once. */
export async function holdGroups(tx: Tx) {
  await tx.execute(sql`SELECT name FROM locks WHERE name = 'page_groups' FOR UPDATE`)
}

export function findFolders(queries: Queries): Promise<PageFolder[]> {
  return rowsOf(
    queries,
    folderRow,
    sql`
      SELECT id, name, (SELECT count(*)::int FROM landing_pages WHERE folder_id = landing_page_folders.id AND deleted_at IS NULL) AS page_count
      FROM landing_page_folders ORDER BY lower(name), id`,
  )
}

export async function insertFolder(queries: Queries, folder: { id: string; name: string; at: Date }) {
  await queries.execute(
    sql`INSERT INTO landing_page_folders (id, name, created_at) VALUES (${folder.id}, ${folder.name}, ${folder.at})`,
  )
}

export async function updateFolderName(queries: Queries, id: string, name: string) {
  await queries.execute(sql`UPDATE landing_page_folders SET name = ${name} WHERE id = ${id}`)
}

/** Its pages lie beside the folders then. False when there was none. */
export async function deleteFolder(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM landing_page_folders WHERE id = ${id}`)) === 1
}

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

export async function insertLabel(queries: Queries, label: { id: string; name: string; tone: LabelTone; at: Date }) {
  await queries.execute(
    sql`INSERT INTO landing_page_labels (id, name, tone, created_at) VALUES (${label.id}, ${label.name}, ${label.tone}, ${label.at})`,
  )
}

export async function updateLabelRow(queries: Queries, { id, name, tone }: Pick<PageLabel, 'id' | 'name' | 'tone'>) {
  await queries.execute(sql`UPDATE landing_page_labels SET name = ${name}, tone = ${tone} WHERE id = ${id}`)
}

/** False when there was none. */
export async function deleteLabel(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM landing_page_labels WHERE id = ${id}`)) === 1
}
