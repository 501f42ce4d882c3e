import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'

/**
 * Of media with the same bytes the one that came first; the one just stored goes when it is another.
 * @returns the id of the one that stays
 */
export async function keepFirstOfSameBytes(queries: Queries, storedId: string): Promise<string> {
  const first = await rowOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT earlier.id FROM media AS stored JOIN media AS earlier ON earlier.sha256 = stored.sha256
      WHERE stored.id = ${storedId} AND earlier.deleted_at IS NULL ORDER BY earlier.created_at, earlier.id LIMIT 1`,
  )
  if (!first || first.id === storedId) return storedId
  await queries.execute(sql`DELETE FROM media WHERE id = ${storedId}`)
  return first.id
}

/** Ids of the media with these bytes, the oldest first; what lies in the trash is not offered. */
export async function findMediaOfHash(queries: Queries, sha256: string): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM media WHERE sha256 = ${sha256} AND deleted_at IS NULL ORDER BY created_at, id`,
  )
  return rows.map(({ id }) => id)
}
