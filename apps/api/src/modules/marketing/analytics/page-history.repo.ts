import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'
import type { PageNote } from './notes.rules.ts'
import type { Period } from './period.rules.ts'

const publishedRow = z.object({ at: timestampColumn, price: z.nullable(z.coerce.number()) })

/** When a page was published within a period and at what price, oldest first; before them the last one before it. */
export function findPublishedStates(queries: Queries, pageId: string, { from, until }: Period) {
  const start = sql`${from}::date::timestamp ${inWib}`
  const published = sql`
    SELECT at, (document -> 'offer' ->> 'price')::numeric AS price FROM landing_page_versions
    WHERE page_id = ${pageId} AND reason = 'published'`
  return rowsOf(
    queries,
    publishedRow,
    sql`
      SELECT at, price FROM (
        (${published} AND at < ${start} ORDER BY at DESC LIMIT 1)
        UNION ALL
        (${published} AND at >= ${start} AND at < (${until}::date + 1)::timestamp ${inWib}
          ORDER BY at DESC LIMIT 200)
      ) AS states ORDER BY at`,
  )
}

const price = z.nullable(z.coerce.number())
const noteRow = z
  .object({
    at: timestampColumn,
    kind: z.enum(['price', 'unpublished', 'moved']),
    price,
    price_before: price,
    address: z.nullable(z.string()),
    address_before: z.nullable(z.string()),
  })
  .transform(({ price_before, address_before, ...same }) => ({
    ...same,
    priceBefore: price_before,
    addressBefore: address_before,
  }))

/**
 * What else happened to a page within a period while it was public, oldest first; before it the last price that a record
 * got.
 */
export function findPageNotes(queries: Queries, pageId: string, { from, until }: Period): Promise<PageNote[]> {
  const start = sql`${from}::date::timestamp ${inWib}`
  const noted = sql`
    SELECT id, at, kind, price, price_before, address, address_before FROM landing_page_notes WHERE page_id = ${pageId}`
  return rowsOf(
    queries,
    noteRow,
    sql`
      SELECT at, kind, price, price_before, address, address_before FROM (
        (${noted} AND kind = 'price' AND at < ${start} ORDER BY at DESC, id DESC LIMIT 1)
        UNION ALL
        (${noted} AND at >= ${start} AND at < (${until}::date + 1)::timestamp ${inWib}
          ORDER BY at DESC, id DESC LIMIT 200)
      ) AS notes ORDER BY at, id`,
  )
}
