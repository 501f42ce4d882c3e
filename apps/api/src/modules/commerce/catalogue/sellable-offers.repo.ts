import { sellableKinds } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { isPartnerOpen } from '../packages/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const amount = z.nullable(z.coerce.number())

const offerRow = z
  .object({
    id: z.uuid(),
    kind: z.enum(sellableKinds),
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

type OfferSearch = { id: string; limit: number } | { pageId: string | undefined; search: string; limit: number }

/** One, whatever its state, or active ones by a part of the name or by their number. */
export function findOffers(queries: Queries, search: OfferSearch): Promise<SellableOffer[]> {
  const pageId = 'id' in search ? null : (search.pageId ?? null)
  return rowsOf(
    queries,
    offerRow,
    sql`
      SELECT s.id, s.kind, s.name, s.price, s.strike_price, s.available_until AS deadline,
        s.seats - s.seats_taken AS seats, s.status = 1 AND s.archived_at IS NULL AND ${isPartnerOpen(sql`s.partner_id`)} AS is_open, s.updated_at, coalesce((
          SELECT jsonb_agg(i.name ORDER BY si.position) FROM sellable_instructors si
          JOIN instructors i ON i.id = si.instructor_id WHERE si.sellable_id = s.id), '[]') AS names
      FROM sellables s WHERE ${'id' in search ? sql`s.id = ${search.id}` : activeLike(search.search)}
      ORDER BY (s.landing_page_id IS NOT DISTINCT FROM ${pageId}::uuid AND s.landing_page_id IS NOT NULL) DESC,
        lower(s.name), s.number
      LIMIT ${search.limit}`,
  )
}

function activeLike(search: string) {
  const words = search.trim()
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql`s.status = 1 AND s.archived_at IS NULL AND (s.name ILIKE ${pattern} OR s.number::text = ${words})`
}
