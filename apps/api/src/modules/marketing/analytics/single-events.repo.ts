import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf } from '../../../platform/database/rows.ts'
import type { Asked } from './counted.repo.ts'

// `day` is named as well as the page: it says which partitions are read.
const events = ({ pageId, from, until, device, source, city }: Asked, day = sql`day`) => sql`
  FROM tracker_events WHERE page_id = ${pageId} AND ${day} BETWEEN ${from}::date AND ${until}::date AND traffic = 'visitor'
    AND (${device ?? null}::text IS NULL OR (platform = 'desktop') = (${device ?? null} = 'desktop'))
    AND (${source ?? null}::text IS NULL OR source = ${source ?? null})
    AND (${city ?? null}::text IS NULL OR city = ${city ?? null})`

/** A link as counts name it: `linkId` of the tracker, computed by the database. */
const linkIdSql = sql`left(encode(sha256(convert_to(type || chr(10) || label, 'UTF8')), 'hex'), 16)`

const sectionRow = z
  .object({
    section_id: z.string(),
    type: z.string(),
    visitors: bigintColumn,
    visible_ms: bigintColumn,
    last: bigintColumn,
  })
  .transform(({ section_id, visible_ms, ...same }) => ({ ...same, sectionId: section_id, visibleMs: visible_ms }))

/** Day of the page's opening: events past midnight belong to the visit's day. */
const viewDay = sql`coalesce(view_day, day)`

/**
 * Section views, each visitor once a day: visitors, total time, and visitors for whom it was the lowest section.
 * @param sectionIds of the page, from its top
 */
export function findSeenSections(queries: Queries, asked: Asked, sectionIds: readonly string[]) {
  return rowsOf(
    queries,
    sectionRow,
    sql`
      WITH places AS (
        SELECT id, place FROM json_array_elements_text(${JSON.stringify(sectionIds)}::json) WITH ORDINALITY AS places (id, place)
      ), seen AS (
        SELECT ${viewDay} AS day, visitor_id, section_id, max(type) AS type, sum(coalesce(visible_ms, 0)) AS visible_ms
        ${events(asked, viewDay)} AND day BETWEEN ${asked.from}::date AND ${asked.until}::date + 1 AND name = 'landing_page_section' AND visitor_id <> '' AND section_id <> ''
        GROUP BY 1, 2, 3
      ), placed AS (
        SELECT section_id, type, visible_ms, place, max(place) OVER (PARTITION BY day, visitor_id) AS lowest
        FROM seen LEFT JOIN places ON id = section_id
      )
      SELECT section_id, max(type) AS type, count(*) AS visitors, sum(visible_ms)::bigint AS visible_ms,
        count(*) FILTER (WHERE place = lowest) AS last
      FROM placed GROUP BY section_id ORDER BY visitors DESC, section_id LIMIT 500`,
  )
}

const pressedRow = z
  .object({ section_id: z.string(), link: z.string(), median_ms: z.nullable(z.coerce.number()) })
  .transform(({ section_id, median_ms, ...same }) => ({ ...same, sectionId: section_id, medianMs: median_ms }))

/** Median time from the opening to a press, for the links with most presses. */
export function findPressed(queries: Queries, asked: Asked) {
  return rowsOf(
    queries,
    pressedRow,
    sql`
      SELECT section_id, ${linkIdSql} AS link, percentile_cont(0.5) WITHIN GROUP (ORDER BY after_ms) AS median_ms
      ${events(asked)} AND name IN ('lp_cta_click', 'button_click', 'banner_click')
      GROUP BY 1, 2 ORDER BY count(*) DESC, 1, 2 LIMIT 1000`,
  )
}
