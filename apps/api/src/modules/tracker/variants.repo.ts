import { variantKeys } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { rowsOf } from '../../db/rows.ts'

const variantRow = z.object({ key: z.enum(variantKeys), visitors: z.number(), pressed: z.number() })

/** Visitors of each variant of a page since a moment, once a day each, and those of them who pressed a call to action. */
export function countVisitorsByVariant(queries: Queries, { pageId, since }: { pageId: string; since: Date }) {
  return rowsOf(
    queries,
    variantRow,
    sql`
      SELECT variant AS key, count(*)::int AS visitors, count(cta_at)::int AS pressed FROM tracker_visitors
      WHERE page_id = ${pageId} AND visited_at >= ${since} AND variant IN ('a', 'b', 'c', 'd') GROUP BY variant ORDER BY variant`,
  )
}
