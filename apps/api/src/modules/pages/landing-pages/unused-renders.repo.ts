import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf } from '../../../platform/database/rows.ts'

/**
 * Deletes renders of versions that have not been public for some days, with their variants. A page that is being
 * published holds its row lock and is skipped until the next run.
 */
export function deleteRendersOfFormerVersions(queries: Queries, { days }: { days: number }): Promise<number> {
  return countOf(
    queries,
    sql`
      WITH settled AS (
        SELECT id, CASE WHEN status = 'published' THEN published_version END AS live FROM landing_pages
        WHERE public_changed_at < now() - make_interval(days => ${days}) FOR UPDATE SKIP LOCKED)
      DELETE FROM landing_page_renders USING settled WHERE page_id = settled.id AND version IS DISTINCT FROM settled.live`,
  )
}

/**
 * Deletes files that no drawn page has named for some days. Drawing a page renews the files it names (`used_at`) before
 * it is public, so one that is named at this moment fails the condition once its row can be had.
 */
export function deleteUnnamedAssets(queries: Queries, { days }: { days: number }): Promise<number> {
  return countOf(
    queries,
    sql`
      DELETE FROM landing_page_assets WHERE used_at < now() - make_interval(days => ${days})
        AND NOT EXISTS (SELECT 1 FROM landing_page_renders WHERE asset_paths @> ARRAY[path])`,
  )
}
