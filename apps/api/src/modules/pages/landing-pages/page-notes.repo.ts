import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/index.ts'

interface OfPage {
  pageId: string
  at: Date
}

/** That visitors no longer got a page. */
export async function noteUnpublished(queries: Queries, { pageId, at }: OfPage) {
  await queries.execute(sql`
    INSERT INTO landing_page_notes (page_id, at, kind) VALUES (${pageId}, ${at}, 'unpublished')`)
}

/** That visitors found a page somewhere else from then on. */
export async function noteMoved(
  queries: Queries,
  { pageId, at, address, addressBefore }: OfPage & { address: string; addressBefore: string },
) {
  await queries.execute(sql`
    INSERT INTO landing_page_notes (page_id, at, kind, address, address_before)
    VALUES (${pageId}, ${at}, 'moved', ${address}, ${addressBefore})`)
}

interface PriceChange {
  offerId: string
  /** Whole rupiah; null for none. */
  price: number | null
  priceBefore: number | null
  at: Date
}

/** That a record costs something else, on every published page that shows its price. */
export async function notePriceOfOffer(queries: Queries, { offerId, price, priceBefore, at }: PriceChange) {
  if (price === priceBefore) return
  await queries.execute(sql`
    INSERT INTO landing_page_notes (page_id, at, kind, price, price_before)
    SELECT page_id, ${at}::timestamptz, 'price', ${price}::bigint, ${priceBefore}::bigint
    FROM landing_pages JOIN landing_page_versions
      ON page_id = landing_pages.id AND version = published_version AND reason = 'published'
    WHERE status = 'published' AND landing_page_versions.document -> 'offer' -> 'record' ->> 'id' = ${offerId}
      AND landing_page_versions.document -> 'offer' -> 'bound' ? 'price'`)
}
