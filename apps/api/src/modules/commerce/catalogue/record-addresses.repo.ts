import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { isListed } from './listed.queries.ts'

const pageAddress = sql`
  CASE
    WHEN kind = 'event' THEN '/event/' || link
    WHEN partner_id IS NOT NULL THEN '/daftar-kelas-partner/' || number
    WHEN type = 3 THEN '/kelas-gratis/' || link
    ELSE '/kelas/' || link END`

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
          ${isListed({ kind: sql`s.kind`, id: sql`s.id`, partnerId: sql`s.partner_id` }, now)} AS is_listed
        FROM sellables s LEFT JOIN course_details course ON course.sellable_id = s.id
        WHERE s.status = 1 AND s.archived_at IS NULL)
      SELECT ${pageAddress} AS address, updated_at AS changed_at
      FROM visible WHERE kind IN ('course', 'event')
      UNION ALL
      SELECT '/category/' || c.number, max(v.updated_at)
      FROM categories c JOIN visible v ON v.category_id = c.id WHERE c.status = 1 AND v.is_listed GROUP BY c.number
      ORDER BY address`,
  )
}

/** Where visitors find those of these entries that have a page of their own. */
export async function findAddressesOf(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ address: z.string() }),
    sql`
      SELECT ${pageAddress} AS address FROM sellables s LEFT JOIN course_details course ON course.sellable_id = s.id
      WHERE s.id = ANY(${sql.param(ids)}::uuid[]) AND kind IN ('course', 'event') AND status = 1 AND archived_at IS NULL`,
  )
  return rows.map(({ address }) => address)
}
