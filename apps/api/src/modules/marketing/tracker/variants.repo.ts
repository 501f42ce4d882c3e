import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

/** Variants of every test that ran or runs on a page. */
export async function findVariantsEverTested(queries: Queries, pageId: string): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ key: z.string() }),
    sql`SELECT DISTINCT weight->>'key' AS key FROM experiments, jsonb_array_elements(weights) AS weight WHERE page_id = ${pageId}`,
  )
  return rows.map(({ key }) => key)
}
