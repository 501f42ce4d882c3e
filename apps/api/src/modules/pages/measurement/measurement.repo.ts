import type { PageMeasurement, SiteMeasurement } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

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

/** Locked until the transaction ends. */
export async function lockSiteMeasurement(tx: Tx): Promise<SiteMeasurement> {
  await tx.execute(sql`SELECT FROM tracker_settings FOR NO KEY UPDATE`)
  return findSiteMeasurement(tx)
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

/** Changes what is named and leaves the rest as it is, also as another transaction changes it at the same time. */
export async function changePageMeasurement(
  tx: Tx,
  {
    pageId,
    at,
    ...named
  }: { [Key in keyof PageMeasurement]?: PageMeasurement[Key] | undefined } & {
    pageId: string
    at: Date
  },
): Promise<PageMeasurement> {
  await tx.execute(sql`
    INSERT INTO landing_page_measurements (page_id, is_measured, meta_pixel_id, tiktok_pixel_id, google_tag_id, updated_at)
    VALUES (${pageId}, ${plainMeasurement.isMeasured}, '', '', '', ${at}) ON CONFLICT DO NOTHING`)
  await tx.execute(sql`
    UPDATE landing_page_measurements SET
      is_measured = coalesce(${named.isMeasured ?? null}, is_measured),
      meta_pixel_id = coalesce(${named.metaPixelId ?? null}, meta_pixel_id),
      tiktok_pixel_id = coalesce(${named.tiktokPixelId ?? null}, tiktok_pixel_id),
      google_tag_id = coalesce(${named.googleTagId ?? null}, google_tag_id),
      updated_at = ${at}
    WHERE page_id = ${pageId}`)
  return findPageMeasurement(tx, pageId)
}
