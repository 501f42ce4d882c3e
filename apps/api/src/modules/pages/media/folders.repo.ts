import type { MediaFolder } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { holdLock, type Queries, type Tx } from '../../../platform/database/index.ts'
import { countOf, rowsOf } from '../../../platform/database/rows.ts'

const folderRow = z
  .object({ id: z.uuid(), parent_id: z.nullable(z.uuid()), name: z.string(), media_count: z.number() })
  .transform(({ parent_id, media_count, ...same }) => ({ ...same, parentId: parent_id, mediaCount: media_count }))

/** Every folder, by name. */
export function findFolders(queries: Queries): Promise<MediaFolder[]> {
  return rowsOf(
    queries,
    folderRow,
    sql`
      SELECT id, parent_id, name, (SELECT count(*)::int FROM media WHERE folder_id = media_folders.id AND deleted_at IS NULL) AS media_count
      FROM media_folders ORDER BY lower(name), id`,
  )
}

/** Locked until the transaction ends: two concurrent moves could make a cycle. */
export async function holdFolders(tx: Tx) {
  await holdLock(tx, 'media_folders')
}

export async function insertFolder(
  queries: Queries,
  folder: { id: string; parentId: string | null; name: string; createdAt: Date },
) {
  await queries.execute(
    sql`INSERT INTO media_folders (id, parent_id, name, created_at) VALUES (${folder.id}, ${folder.parentId}, ${folder.name}, ${folder.createdAt})`,
  )
}

export async function updateFolderRow(queries: Queries, id: string, folder: { parentId: string | null; name: string }) {
  await queries.execute(
    sql`UPDATE media_folders SET parent_id = ${folder.parentId}, name = ${folder.name} WHERE id = ${id}`,
  )
}

export async function deleteFolderRow(queries: Queries, id: string) {
  await queries.execute(sql`DELETE FROM media_folders WHERE id = ${id}`)
}

/** Moves a folder's media, the trash included, to another; its subfolders are not moved. */
export async function moveMediaOut(queries: Queries, folderId: string, to: string | null) {
  return countOf(queries, sql`UPDATE media SET folder_id = ${to} WHERE folder_id = ${folderId}`)
}
