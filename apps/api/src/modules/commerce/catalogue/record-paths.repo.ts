import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { isListed } from './listed.queries.ts'

const isVisible = sql`s.status = 1 AND s.archived_at IS NULL`

/**
 * Those of these paths at which visitors find an entry or a category, whether or not a landing page is shown there.
 * @param paths without query and anchor
 */
export async function findRecordPaths(queries: Queries, paths: readonly string[], now: Date): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await rowsOf(
    queries,
    z.object({ path: z.string() }),
    sql`
      SELECT path FROM (
        SELECT path, split_part(path, '/', 2) AS folder, split_part(path, '/', 3) AS key
        FROM unnest(${sql.param(paths)}::text[]) AS path WHERE path ~ '^/[^/]+/[^/]+$') AS asked
      WHERE CASE
        WHEN folder IN ('kelas', 'kelas-gratis') THEN
          EXISTS (SELECT FROM sellables s WHERE s.kind = 'course' AND s.link = key AND ${isVisible})
        WHEN folder = 'event' THEN
          EXISTS (SELECT FROM sellables s WHERE s.kind = 'event' AND s.link = key AND ${isVisible})
        WHEN key !~ '^[1-9][0-9]{0,14}$' THEN false
        WHEN folder = 'daftar-kelas-partner' THEN EXISTS (
          SELECT FROM sellables s
          WHERE s.number = key::bigint AND s.kind = 'course' AND s.partner_id IS NOT NULL AND ${isVisible})
        WHEN folder = 'category' THEN EXISTS (
          SELECT FROM categories c JOIN sellables s ON s.category_id = c.id
          WHERE c.number = key::bigint AND c.status = 1 AND ${isVisible} AND ${isListed({ kind: sql`s.kind`, id: sql`s.id`, partnerId: sql`s.partner_id` }, now)})
        ELSE false END`,
  )
  return new Set(rows.map(({ path }) => path))
}
