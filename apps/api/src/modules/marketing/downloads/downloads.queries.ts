import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

/** Whether a file can still be downloaded. Pages may link to a file that was deleted. */
export async function isDownload(queries: Queries, id: string): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ found: z.boolean() }),
    sql`SELECT EXISTS (SELECT 1 FROM downloads WHERE id = ${id}::uuid) AS found`,
  )
  return row?.found ?? false
}
