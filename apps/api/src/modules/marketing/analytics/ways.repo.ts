import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf } from '../../../platform/database/rows.ts'
import { type Asked, chosen } from './counted.repo.ts'

const wayParts = ['day', 'source', 'campaign', 'device', 'city', 'variant'] as const

const wayRow = z.object({ by: z.enum(wayParts), name: z.string(), visitors: bigintColumn })
/** Visitors by the name of one dimension of their visit, each once a day. */
export type WayCount = z.output<typeof wayRow>

interface Days {
  asked: Asked
  /** First day that is not rolled up; `asked` may begin earlier. */
  since: string
}

/**
 * Visitors by a second source of the day that the hourly metrics do not have under that name. Added to those, each
 * visitor counts once per name and day.
 */
export function findFurtherVisitors(queries: Queries, { asked, since }: Days): Promise<WayCount[]> {
  return rowsOf(
    queries,
    wayRow,
    sql`
      SELECT part.by, part.name, count(DISTINCT (further.day, further.visitor_id)) AS visitors
      FROM tracker_further_visits AS further
        JOIN tracker_visitors AS earliest USING (page_id, day, visitor_id)
        CROSS JOIN LATERAL (VALUES
          ('day', further.day::text, further.day::text), ('source', further.source, earliest.source),
          ('campaign', further.campaign, earliest.campaign), ('device', further.device, earliest.device),
          ('city', further.city, earliest.city), ('variant', further.variant, earliest.variant)
        ) AS part (by, name, earliest_name)
      WHERE page_id = ${asked.pageId} AND day BETWEEN ${asked.from}::date AND ${asked.until}::date
        AND (part.by = 'day' OR day >= ${since}::date)
        AND ${chosen(asked, 'further')} AND NOT (part.name = part.earliest_name AND ${chosen(asked, 'earliest')})
      GROUP BY 1, 2`,
  )
}

/** Visitors who pressed a call to action during such a visit; a press past midnight belongs to the visit's day. */
export function findPressingVisitors(queries: Queries, { asked, since }: Days): Promise<WayCount[]> {
  const pressing = (table: string) => sql`
    SELECT day, visitor_id, source, campaign, device, city, variant FROM ${sql.identifier(table)} AS ways
    WHERE page_id = ${asked.pageId} AND day BETWEEN ${asked.from}::date AND ${asked.until}::date
      AND cta_at IS NOT NULL AND ${chosen(asked, 'ways')}`
  return rowsOf(
    queries,
    wayRow,
    sql`
      SELECT part.by, part.name, count(DISTINCT (day, visitor_id)) AS visitors
      FROM (${pressing('tracker_visitors')} UNION ALL ${pressing('tracker_further_visits')}) AS pressing
        CROSS JOIN LATERAL (VALUES
          ('day', day::text), ('source', source), ('campaign', campaign), ('device', device), ('city', city),
          ('variant', variant)
        ) AS part (by, name)
      WHERE part.by = 'day' OR day >= ${since}::date
      GROUP BY 1, 2`,
  )
}
