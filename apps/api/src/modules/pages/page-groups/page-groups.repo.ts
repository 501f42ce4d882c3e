import type { LabelTone, PageLabel } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { holdLock, type Queries, type Tx } from '../../../platform/database/index.ts'
import { countOf } from '../../../platform/database/rows.ts'

/** Locked until the transaction ends, so that two of one name cannot be added concurrently. */
export async function holdGroups(tx: Tx) {
  await holdLock(tx, 'page_groups')
}

export async function insertFolder(queries: Queries, folder: { id: string; name: string; at: Date }) {
  await queries.execute(
    sql`INSERT INTO landing_page_folders (id, name, created_at) VALUES (${folder.id}, ${folder.name}, ${folder.at})`,
  )
}

export async function updateFolderName(queries: Queries, id: string, name: string) {
  await queries.execute(sql`UPDATE landing_page_folders SET name = ${name} WHERE id = ${id}`)
}

/** Its pages have no folder then. False when it does not exist. */
export async function deleteFolder(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM landing_page_folders WHERE id = ${id}`)) === 1
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
