import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { Visit } from './event-counts.rules.ts'

/** How a visitor came to a page on a day. */
const visitColumns = sql`page_id, day, visitor_id, variant, source, campaign, device, city`
const visitTypes = sql`page_id uuid, day date, visitor_id text, variant text, source text, campaign text, device text, city text,
  visited_at timestamptz, cta_at timestamptz`
const visitRow = z.object({
  page_id: z.string(),
  day: z.string(),
  visitor_id: z.string(),
  variant: z.string(),
  source: z.string(),
  campaign: z.string(),
  device: z.enum(['mobile', 'desktop']),
  city: z.string(),
})
const recordset = (visits: readonly Visit[]) =>
  sql`json_to_recordset(${JSON.stringify(visits)}::json) AS visit (${visitTypes})`
const isSameWay = sql`known.page_id = visit.page_id AND known.day = visit.day AND known.visitor_id = visit.visitor_id
  AND (known.variant, known.source, known.campaign, known.device, known.city)
    = (visit.variant, visit.source, visit.campaign, visit.device, visit.city)
  AND (visit.cta_at IS NULL OR known.cta_at IS NOT NULL)`

/**
 * Of these visits those that would change something: the visitor has not come in this way that day, or presses a call to
 * action for the first time.
 * @returns numbers of the given visits
 */
export async function findNewVisits(tx: Tx, visits: readonly Visit[]): Promise<number[]> {
  const rows = await rowsOf(
    tx,
    z.object({ place: z.number() }),
    sql`
      SELECT place FROM json_to_recordset(${JSON.stringify(visits.map((visit, place) => ({ ...visit, place })))}::json)
        AS visit (place integer, ${visitTypes})
      WHERE NOT EXISTS (SELECT 1 FROM tracker_visitors AS known WHERE ${isSameWay})
        AND NOT EXISTS (SELECT 1 FROM tracker_further_visits AS known WHERE ${isSameWay})`,
  )
  return rows.map(({ place }) => place)
}

/**
 * Stores how visitors first came on a day, or that a known first visit pressed its first call to action.
 * @param visits at most one of a visitor, page and day
 * @returns the visits that are stored as first ones; what is missing has to be stored as a further visit
 */
export function insertFirstVisits(tx: Tx, visits: readonly Visit[]) {
  return rowsOf(
    tx,
    visitRow.extend({ isNew: z.boolean() }),
    sql`
      INSERT INTO tracker_visitors AS known (${visitColumns}, visited_at, cta_at)
      SELECT ${visitColumns}, visited_at, cta_at FROM ${recordset(visits)} ORDER BY page_id, day, visitor_id
      ON CONFLICT (page_id, day, visitor_id) DO UPDATE SET cta_at = excluded.cta_at
        WHERE known.cta_at IS NULL AND excluded.cta_at IS NOT NULL
          AND (known.variant, known.source, known.campaign, known.device, known.city)
            = (excluded.variant, excluded.source, excluded.campaign, excluded.device, excluded.city)
      RETURNING page_id, day::text, visitor_id, variant, source, campaign, device, city, xmax = 0 AS "isNew"`,
  )
}

/** Stores other ways in which visitors came on a day, or that such a visit pressed its first call to action. */
export async function insertFurtherVisits(tx: Tx, visits: readonly Visit[]) {
  await tx.execute(sql`
    INSERT INTO tracker_further_visits AS known (${visitColumns}, visited_at, cta_at)
    SELECT ${visitColumns}, visited_at, cta_at FROM ${recordset(visits)} ORDER BY ${visitColumns}
    ON CONFLICT (${visitColumns}) DO UPDATE SET cta_at = excluded.cta_at
      WHERE known.cta_at IS NULL AND excluded.cta_at IS NOT NULL`)
}
