import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'

const dayRow = z.object({ day: z.nullable(z.string()) })

/** The oldest day, in WIB, whose hours are not rolled up; undefined when nothing was counted since. */
export async function findOldestDay(queries: Queries): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    dayRow,
    sql`
      SELECT min(hour ${inWib})::date::text AS day FROM tracker_hours
      WHERE hour >= coalesce((SELECT rolled_up_until FROM tracker_settings)::timestamp ${inWib}, '-infinity')`,
  )
  return row?.day ?? undefined
}

/** All pages of a day at once: more than a request has time for. */
const MINUTES = 5

/**
 * Merges all hours of a day into one row per key, and stores the visits by hour of the day. Processes take turns; a day
 * that is rolled up already is unchanged.
 * @param day in WIB, `2026-11-22`
 */
export async function rollUpDay(tx: Tx, day: string) {
  await tx.execute(sql.raw(`SET LOCAL statement_timeout = '${MINUTES}min'`))
  const settings = await rowOf(tx, dayRow, sql`SELECT rolled_up_until::text AS day FROM tracker_settings FOR UPDATE`)
  if (settings?.day && settings.day > day) return
  const key = sql`page_id, name, traffic, variant, section_id, element, source, campaign, device, city`
  await tx.execute(sql`
    WITH
      rolled AS (
        DELETE FROM tracker_hours
        WHERE hour >= ${day}::date::timestamp ${inWib} AND hour < (${day}::date + 1)::timestamp ${inWib}
        RETURNING *),
      by_hour AS (
        INSERT INTO tracker_day_hours (page_id, day, hour, source, device, city, views, cta_clicks)
        SELECT page_id, ${day}::date, extract(hour FROM hour ${inWib}), source, device, city,
          coalesce(sum(events) FILTER (WHERE name = 'page_visit'), 0),
          coalesce(sum(events) FILTER (WHERE name = 'lp_cta_click'), 0)
        FROM rolled WHERE traffic = 'visitor' GROUP BY page_id, extract(hour FROM hour ${inWib}), source, device, city)
    INSERT INTO tracker_hours (${key}, hour, events, visitors, visible_ms)
    SELECT ${key}, ${day}::date::timestamp ${inWib}, sum(events), sum(visitors), sum(visible_ms) FROM rolled GROUP BY ${key}`)
  await tx.execute(sql`UPDATE tracker_settings SET rolled_up_until = ${day}::date + 1`)
}
