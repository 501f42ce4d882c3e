import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { isNotOver } from './event-ends.queries.ts'

const addressRow = z
  .object({ address: z.string(), changed_at: timestampColumn })
  .transform(({ address, changed_at }) => ({ address, changedAt: changed_at }))

/**
 * Pages of courses and events, and of categories that hold something: what visitors can find, each at its one address. The
 * page of an event stays when it is over; a category of nothing else is not shown.
 * A category is as new as the newest of its entries.
 */
export function findRecordAddresses(queries: Queries, now: Date) {
  return rowsOf(
    queries,
    addressRow,
    sql`
      WITH visible AS (
        SELECT s.id, s.number, s.kind, s.link, s.partner_id, s.category_id, s.updated_at, course.type,
          ${isNotOver(sql`s.kind`, sql`s.id`, now)} AS is_listed
        FROM sellables s LEFT JOIN course_details course ON course.sellable_id = s.id
        WHERE s.status = 1 AND s.archived_at IS NULL)
      SELECT CASE
          WHEN kind = 'event' THEN '/event/' || link
          WHEN partner_id IS NOT NULL THEN '/daftar-kelas-partner/' || number
          WHEN type = 3 THEN '/kelas-gratis/' || link
          ELSE '/kelas/' || link END AS address, updated_at AS changed_at
      FROM visible WHERE kind IN ('course', 'event')
      UNION ALL
      SELECT '/category/' || c.number, max(v.updated_at)
      FROM categories c JOIN visible v ON v.category_id = c.id WHERE c.status = 1 AND v.is_listed GROUP BY c.number
      ORDER BY address`,
  )
}
