import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

/**
 * Keeps the oldest of the media with the same bytes; the one just stored is deleted if it is not the oldest.
 * @returns the id of the oldest
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
