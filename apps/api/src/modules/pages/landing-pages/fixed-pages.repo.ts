import { type FixedPagePath, isFixedPagePath } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'

/** Paths of fixed pages that visitors get. Pages of a path that is fixed no more are left out. */
export async function findPublishedFixedPaths(queries: Queries): Promise<FixedPagePath[]> {
  const rows = await rowsOf(
    queries,
    z.object({ path: z.string() }),
    sql`SELECT link_landing_page AS path FROM landing_pages WHERE kind = 'fixed' AND status = 'published'`,
  )
  return rows.map(({ path }) => path).filter(isFixedPagePath)
}

export async function findFixedPageId(queries: Queries, path: FixedPagePath): Promise<string> {
  const row = await rowOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM landing_pages WHERE kind = 'fixed' AND link_landing_page = ${path}`,
  )
  if (!row) throw new Error(`the fixed page ${path} was not stored`)
  return row.id
}
