import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'
import type { Period } from './period.rules.ts'

export async function isWeeklyMailOn(queries: Queries, adminId: string): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ found: z.boolean() }),
    sql`SELECT EXISTS (SELECT 1 FROM weekly_mail_readers WHERE admin_id = ${adminId}) AS found`,
  )
  return row?.found ?? false
}

export async function setWeeklyMail(
  queries: Queries,
  { adminId, isOn, at }: { adminId: string; isOn: boolean; at: Date },
) {
  await queries.execute(
    isOn
      ? sql`INSERT INTO weekly_mail_readers (admin_id, asked_at) VALUES (${adminId}, ${at}) ON CONFLICT DO NOTHING`
      : sql`DELETE FROM weekly_mail_readers WHERE admin_id = ${adminId}`,
  )
}

/** Takes the readers who subscribed before the due time and have no mail of this week yet, and marks them as sent. */
export async function takeReaders(queries: Queries, { week, dueAt }: { week: string; dueAt: Date }) {
  const rows = await rowsOf(
    queries,
    z.object({ admin_id: z.uuid() }),
    sql`
      UPDATE weekly_mail_readers SET told_week = ${week}::date
      WHERE asked_at < ${dueAt} AND (told_week IS NULL OR told_week < ${week}::date) RETURNING admin_id`,
  )
  return new Set(rows.map(({ admin_id }) => admin_id))
}

const pageRow = z
  .object({
    page_id: z.uuid(),
    page_name: z.string(),
    views: bigintColumn,
    visitors: bigintColumn,
    cta_clicks: bigintColumn,
    views_before: bigintColumn,
  })
  .transform((row) => ({
    id: row.page_id,
    name: row.page_name,
    views: row.views,
    visitors: row.visitors,
    ctaClicks: row.cta_clicks,
    viewsBefore: row.views_before,
  }))

/** Every page that was visited in a week or in the one before it, most visited first. */
export function findWeek(queries: Queries, { week, before }: { week: Period; before: Period }) {
  const start = (day: string) => sql`${day}::date::timestamp ${inWib}`
  const isThen = sql`hour >= ${start(week.from)}`
  return rowsOf(
    queries,
    pageRow,
    sql`
      SELECT page_id, landing_pages.name AS page_name,
        coalesce(sum(events) FILTER (WHERE tracker_hours.name = 'page_visit' AND ${isThen}), 0) AS views,
        coalesce(sum(visitors) FILTER (WHERE ${isThen}), 0) AS visitors,
        coalesce(sum(events) FILTER (WHERE tracker_hours.name = 'lp_cta_click' AND ${isThen}), 0) AS cta_clicks,
        coalesce(sum(events) FILTER (WHERE tracker_hours.name = 'page_visit' AND NOT (${isThen})), 0) AS views_before
      FROM tracker_hours JOIN landing_pages ON landing_pages.id = page_id AND deleted_at IS NULL
      WHERE traffic = 'visitor' AND hour >= ${start(before.from)}
        AND hour < (${week.until}::date + 1)::timestamp ${inWib}
      GROUP BY 1, 2 ORDER BY views DESC, page_name, page_id LIMIT 500`,
  )
}
