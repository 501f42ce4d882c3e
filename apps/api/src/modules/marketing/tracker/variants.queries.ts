import { type VariantKey, variantKeys } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

export interface VariantVisitors {
  key: VariantKey
  visitors: number
  /** Those of them who pressed a call to action. */
  pressed: number
}

const variantRow = z.object({ key: z.enum(variantKeys), visitors: z.number(), pressed: z.number() })

/**
 * Visitors of each variant of a page since a moment, and those of them who pressed a call to action. A visitor counts
 * once for the lifetime of their id: thirty days with consent to advertising, otherwise a day.
 */
export function countVisitorsByVariant(
  queries: Queries,
  { pageId, since }: { pageId: string; since: Date },
): Promise<VariantVisitors[]> {
  const visits = (table: string) => sql`
    SELECT variant, visitor_id, cta_at FROM ${sql.identifier(table)}
    WHERE page_id = ${pageId} AND visited_at >= ${since} AND variant IN ('a', 'b', 'c', 'd')`
  return rowsOf(
    queries,
    variantRow,
    sql`
      SELECT variant AS key, count(DISTINCT visitor_id)::int AS visitors,
        (count(DISTINCT visitor_id) FILTER (WHERE cta_at IS NOT NULL))::int AS pressed
      FROM (${visits('tracker_visitors')} UNION ALL ${visits('tracker_further_visits')}) AS visits
      GROUP BY variant ORDER BY variant`,
  )
}
