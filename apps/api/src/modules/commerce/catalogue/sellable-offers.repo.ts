import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const amount = z.nullable(z.coerce.number())

const offerRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    price: amount,
    strike_price: amount,
    deadline: z.nullable(timestampColumn),
    seats: z.nullable(z.number()),
    names: z.array(z.string()),
    is_open: z.boolean(),
    updated_at: timestampColumn,
  })
  .transform(({ strike_price, is_open, updated_at, ...same }) => ({
    ...same,
    strikePrice: strike_price,
    isOpen: is_open,
    updatedAt: updated_at,
  }))
/** What pages show of a sellable. */
export type SellableOffer = z.output<typeof offerRow>

type OfferSearch = { id: string; limit: number } | { pageId: string | undefined; limit: number }

/** One, whatever its state, or the active ones. */
export function findOffers(queries: Queries, search: OfferSearch): Promise<SellableOffer[]> {
  const where = 'id' in search ? sql`s.id = ${search.id}` : sql`s.status = 1 AND s.archived_at IS NULL`
  const pageId = 'id' in search ? null : (search.pageId ?? null)
  return rowsOf(
    queries,
    offerRow,
    sql`
      SELECT s.id, s.name, s.price, s.strike_price, s.available_until AS deadline, s.seats - s.seats_taken AS seats,
        s.status = 1 AND s.archived_at IS NULL AS is_open, s.updated_at, coalesce((
          SELECT jsonb_agg(i.name ORDER BY si.position) FROM sellable_instructors si
          JOIN instructors i ON i.id = si.instructor_id WHERE si.sellable_id = s.id), '[]') AS names
      FROM sellables s WHERE ${where}
      ORDER BY (s.landing_page_id IS NOT DISTINCT FROM ${pageId}::uuid AND s.landing_page_id IS NOT NULL) DESC,
        lower(s.name), s.number
      LIMIT ${search.limit}`,
  )
}
