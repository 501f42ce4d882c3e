import { variantKeys } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

const variantRow = z.object({ key: z.enum(variantKeys), leads: z.number() })

/** People who answered on each variant of a page since a moment, each once; what may be a robot's is left out. */
export function countLeadsByVariant(queries: Queries, { pageId, since }: { pageId: string; since: Date }) {
  return rowsOf(
    queries,
    variantRow,
    sql`
      SELECT variant AS key, count(DISTINCT coalesce(person_id, id))::int AS leads FROM leads
      WHERE page_id = ${pageId} AND sent_at >= ${since} AND variant IS NOT NULL AND suspicions = '{}' GROUP BY variant ORDER BY variant`,
  )
}
