import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

/** Whether a page was public at any time, also one that is a draft again. */
export async function wasPublished(queries: Queries, pageId: string): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ found: z.boolean() }),
    sql`
      SELECT EXISTS (SELECT 1 FROM landing_page_versions WHERE page_id = ${pageId} AND reason = 'published') AS found`,
  )
  return row?.found ?? false
}
