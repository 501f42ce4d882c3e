import { variantKeys, type VariantKey } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'

/** Variants of every test that ran on one of these days in WIB, both ends among them. */
export async function findTestedVariants(
  queries: Queries,
  { pageId, from, until }: { pageId: string; from: string; until: string },
): Promise<VariantKey[]> {
  const rows = await rowsOf(
    queries,
    z.object({ key: z.enum(variantKeys) }),
    sql`
      SELECT DISTINCT weight->>'key' AS key FROM experiments, jsonb_array_elements(weights) AS weight
      WHERE page_id = ${pageId} AND started_at < (${until}::date + 1)::timestamp ${inWib}
        AND (ended_at IS NULL OR ended_at >= ${from}::date::timestamp ${inWib})
      ORDER BY 1`,
  )
  return rows.map(({ key }) => key)
}
