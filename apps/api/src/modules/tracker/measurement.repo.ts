import type { PageMeasurement, SiteMeasurement } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { rowOf } from '../../db/rows.ts'

const siteRow = z.object({ is_measuring: z.boolean(), retention_days: z.number() }).transform(
  ({ is_measuring, retention_days }): SiteMeasurement => ({
    isMeasuring: is_measuring,
    retentionDays: retention_days,
  }),
)

export async function findSiteMeasurement(queries: Queries): Promise<SiteMeasurement> {
  const row = await rowOf(queries, siteRow, sql`SELECT is_measuring, retention_days FROM tracker_settings`)
  if (!row) throw new Error('The one row of tracker_settings is gone.')
  return row
}

export async function replaceSiteMeasurement(queries: Queries, { isMeasuring, retentionDays }: SiteMeasurement) {
  await queries.execute(
    sql`UPDATE tracker_settings SET is_measuring = ${isMeasuring}, retention_days = ${retentionDays}`,
  )
}

const pageRow = z
  .object({
    is_measured: z.boolean(),
    meta_pixel_id: z.string(),
    tiktok_pixel_id: z.string(),
    google_tag_id: z.string(),
  })
  .transform(
    (row): PageMeasurement => ({
      isMeasured: row.is_measured,
      metaPixelId: row.meta_pixel_id,
      tiktokPixelId: row.tiktok_pixel_id,
      googleTagId: row.google_tag_id,
    }),
  )

/** As every page begins. */
const plainMeasurement: PageMeasurement = { isMeasured: true, metaPixelId: '', tiktokPixelId: '', googleTagId: '' }

export async function findPageMeasurement(queries: Queries, pageId: string): Promise<PageMeasurement> {
  const row = await rowOf(
    queries,
    pageRow,
    sql`SELECT is_measured, meta_pixel_id, tiktok_pixel_id, google_tag_id FROM landing_page_measurements WHERE page_id = ${pageId}`,
  )
  return row ?? plainMeasurement
}

export async function replacePageMeasurement(
  queries: Queries,
  { pageId, at, ...given }: PageMeasurement & { pageId: string; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO landing_page_measurements (page_id, is_measured, meta_pixel_id, tiktok_pixel_id, google_tag_id, updated_at)
    VALUES (${pageId}, ${given.isMeasured}, ${given.metaPixelId}, ${given.tiktokPixelId}, ${given.googleTagId}, ${at})
    ON CONFLICT (page_id) DO UPDATE SET is_measured = excluded.is_measured, meta_pixel_id = excluded.meta_pixel_id,
      tiktok_pixel_id = excluded.tiktok_pixel_id, google_tag_id = excluded.google_tag_id, updated_at = excluded.updated_at`)
}
