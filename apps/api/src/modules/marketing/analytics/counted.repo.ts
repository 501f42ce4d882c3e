import type { AnalyticsDevice } from '@naikkelas/contract/marketing'
import { variantKeys } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'
import type { Period } from './period.rules.ts'

/** The page, the days and the visits to count. */
export interface Asked extends Period {
  pageId: string
  device: AnalyticsDevice | undefined
  source: string | undefined
  city: string | undefined
}

const hoursOf = ({ from, until }: Period) => sql`
  hour >= ${from}::date::timestamp ${inWib}
  AND hour < (${until}::date + 1)::timestamp ${inWib}`

/** For hourly metrics and for visitors: their device, source and city are columns of the same names. */
export const chosen = ({ device, source, city }: Pick<Asked, 'device' | 'source' | 'city'>, table: string) => sql`
  (${device ?? null}::text IS NULL OR ${sql.identifier(table)}.device = ${device ?? null})
  AND (${source ?? null}::text IS NULL OR ${sql.identifier(table)}.source = ${source ?? null})
  AND (${city ?? null}::text IS NULL OR ${sql.identifier(table)}.city = ${city ?? null})`

const visits = (asked: Asked) => sql`
  FROM tracker_hours WHERE page_id = ${asked.pageId} AND traffic = 'visitor' AND ${hoursOf(asked)} AND ${chosen(asked, 'tracker_hours')}`

const views = sql`coalesce(sum(events) FILTER (WHERE name = 'page_visit'), 0) AS views`
const visitors = sql`coalesce(sum(visitors), 0) AS visitors`
const ctaClicks = sql`coalesce(sum(events) FILTER (WHERE name = 'lp_cta_click'), 0) AS cta_clicks`

const dayRow = z
  .object({
    day: z.string(),
    views: bigintColumn,
    visitors: bigintColumn,
    cta_clicks: bigintColumn,
    link_clicks: bigintColumn,
  })
  .transform(({ cta_clicks, link_clicks, ...same }) => ({ ...same, ctaClicks: cta_clicks, linkClicks: link_clicks }))

/** Days on which anything happened. */
export function findDays(queries: Queries, asked: Asked) {
  return rowsOf(
    queries,
    dayRow,
    sql`
      SELECT (hour ${inWib})::date::text AS day, ${views}, ${visitors}, ${ctaClicks},
        coalesce(sum(events) FILTER (WHERE name IN ('button_click', 'banner_click')), 0) AS link_clicks
      ${visits(asked)} GROUP BY 1 ORDER BY 1`,
  )
}

const hourRow = z
  .object({ hour: z.number(), views: bigintColumn, cta_clicks: bigintColumn })
  .transform(({ cta_clicks, ...same }) => ({ ...same, ctaClicks: cta_clicks }))

/** Rows of rolled-up days have no hours: those are in `tracker_day_hours`. */
const isCountedByHour = sql`
  hour >= coalesce((SELECT rolled_up_until FROM tracker_settings)::timestamp ${inWib}, '-infinity')`

/** Hours of the day, 0 to 23 in WIB, in which anything happened. */
export function findHours(queries: Queries, asked: Asked) {
  return rowsOf(
    queries,
    hourRow,
    sql`
      SELECT hour, sum(views) AS views, sum(cta_clicks) AS cta_clicks
      FROM (
        SELECT extract(hour FROM hour ${inWib})::int AS hour, ${views}, ${ctaClicks}
        ${visits(asked)} AND ${isCountedByHour} GROUP BY 1
        UNION ALL
        SELECT hour, views, cta_clicks FROM tracker_day_hours
        WHERE page_id = ${asked.pageId} AND day BETWEEN ${asked.from}::date AND ${asked.until}::date
          AND ${chosen(asked, 'tracker_day_hours')}
      ) AS counted GROUP BY 1 ORDER BY 1`,
  )
}

const partRow = z.object({ name: z.string(), views: bigintColumn, visitors: bigintColumn })

/** More than a reader looks at; bounds invented names. */
const partsAtMost = 2_000

/**
 * By source, campaign, device or city, most visitors first. Each visitor counts under their first source of the day.
 */
export function findParts(queries: Queries, asked: Asked, by: 'source' | 'campaign' | 'device' | 'city') {
  return rowsOf(
    queries,
    partRow,
    sql`
      SELECT ${sql.identifier(by)} AS name, ${views}, ${visitors}
      ${visits(asked)} AND name = 'page_visit'
      GROUP BY 1 ORDER BY visitors DESC, views DESC, 1 LIMIT ${partsAtMost}`,
  )
}

const variantRow = z
  .object({ key: z.enum(variantKeys), views: bigintColumn, visitors: bigintColumn, cta_clicks: bigintColumn })
  .transform(({ cta_clicks, ...same }) => ({ ...same, ctaClicks: cta_clicks }))

/** What was seen and pressed on each variant, as the browsers named it. */
export function findVariants(queries: Queries, asked: Asked) {
  return rowsOf(
    queries,
    variantRow,
    sql`
      SELECT variant AS key, ${views}, ${visitors}, ${ctaClicks}
      ${visits(asked)} AND variant IN ('a', 'b', 'c', 'd') GROUP BY 1 ORDER BY 1`,
  )
}

const trafficRow = z.object({ traffic: z.string(), views: bigintColumn })

/** Views by class of traffic. */
export function findTraffic(queries: Queries, asked: Asked) {
  return rowsOf(
    queries,
    trafficRow,
    sql`
      SELECT traffic, sum(events) AS views FROM tracker_hours
      WHERE page_id = ${asked.pageId} AND name = 'page_visit' AND ${hoursOf(asked)} AND ${chosen(asked, 'tracker_hours')} GROUP BY 1`,
  )
}

const pressRow = z
  .object({
    section_id: z.string(),
    link: z.string(),
    label: z.string(),
    target: z.string(),
    is_cta: z.boolean(),
    clicks: bigintColumn,
  })
  .transform(({ section_id, is_cta, ...same }) => ({ ...same, sectionId: section_id, isCta: is_cta }))

/** Presses by label and target, most first; empty where label or target was not stored. */
export function findPresses(queries: Queries, asked: Asked, limit: number) {
  return rowsOf(
    queries,
    pressRow,
    sql`
      SELECT section_id, link, coalesce(label, '') AS label, coalesce(target, '') AS target, is_cta, clicks
      FROM (
        SELECT page_id, section_id, element AS link, bool_or(name = 'lp_cta_click') AS is_cta, sum(events) AS clicks
        ${visits(asked)} AND name IN ('lp_cta_click', 'button_click', 'banner_click') GROUP BY 1, 2, 3
      ) AS pressed LEFT JOIN (SELECT page_id, section_id, id AS link, label, target FROM tracker_links) AS known
        USING (page_id, section_id, link)
      ORDER BY clicks DESC, 1, 2 LIMIT ${limit}`,
  )
}

const viewsRow = z
  .object({ page_id: z.uuid(), day: z.string(), views: bigintColumn })
  .transform(({ page_id, ...same }) => ({ ...same, pageId: page_id }))

/** Views of all pages by the day, in one statement. */
export function findViewsOfAll(queries: Queries, period: Period) {
  return rowsOf(
    queries,
    viewsRow,
    sql`
      SELECT page_id, (hour ${inWib})::date::text AS day, sum(events) AS views
      FROM tracker_hours JOIN landing_pages ON landing_pages.id = page_id AND deleted_at IS NULL
      WHERE tracker_hours.name = 'page_visit' AND traffic = 'visitor' AND ${hoursOf(period)}
      GROUP BY 1, 2`,
  )
}
