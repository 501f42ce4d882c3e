import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { mediaRow, selectedMedia } from './media.repo.ts'
import type { StoredMedia } from './stored-media.ts'

/** Those of these ids that are there, in the trash too, by id. */
export function findStoredMedia(queries: Queries, ids: readonly string[]): Promise<StoredMedia[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : rowsOf(queries, mediaRow, sql`${selectedMedia} WHERE id = ANY(${sql.param(ids)}::uuid[]) ORDER BY id`)
}

/** A picture that is there and not in the trash. */
export async function findPicture(queries: Queries, id: string): Promise<StoredMedia | undefined> {
  const [picture] = await rowsOf(
    queries,
    mediaRow,
    sql`${selectedMedia} WHERE id = ${id} AND kind = 'image' AND deleted_at IS NULL`,
  )
  return picture
}

/** Ids of the media with these bytes, oldest first, without the trash. */
export async function findMediaOfHash(queries: Queries, sha256: string): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM media WHERE sha256 = ${sha256} AND deleted_at IS NULL ORDER BY created_at, id`,
  )
  return rows.map(({ id }) => id)
}
