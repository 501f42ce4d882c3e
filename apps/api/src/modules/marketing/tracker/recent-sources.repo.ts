import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'

/** More than a page may have (`source-limit.ts`): a bound for what was counted before there was one. */
const sourcesAtMost = 2_000

const sourceRow = z
  .object({ source: z.string(), campaign: z.string(), is_new: z.boolean() })
  .transform(({ is_new, ...same }) => ({ ...same, isNew: is_new }))

/**
 * Recent sources and campaigns of a page, most events first.
 * @param since, day in WIB: the first day to read; sources without events since are new
 */
export function findRecentSources(queries: Queries, asked: { pageId: string; since: string; day: string }) {
  const begin = (day: string) => sql`${day}::date::timestamp ${inWib}`
  return rowsOf(
    queries,
    sourceRow,
    sql`
      SELECT source, campaign, min(hour) >= ${begin(asked.day)} AS is_new FROM tracker_hours
      WHERE page_id = ${asked.pageId} AND hour >= ${begin(asked.since)}
      GROUP BY 1, 2 ORDER BY sum(events) DESC, 1, 2 LIMIT ${sourcesAtMost}`,
  )
}
