import { readListing } from '@naikkelas/page'
import type { Listing } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

const listingRow = z
  .object({ page_id: z.uuid(), listings: z.array(z.unknown()) })
  .transform(({ page_id, listings }) => ({
    pageId: page_id,
    listings: listings.map(readListing).filter((one): one is Listing => one !== null),
  }))

/** Published pages that list records by a rule, with their rules. */
export function findListingPages(queries: Queries): Promise<{ pageId: string; listings: Listing[] }[]> {
  return rowsOf(
    queries,
    listingRow,
    sql`
      SELECT landing_pages.id AS page_id,
        jsonb_path_query_array(version.document, '$.sections[*].content.listing ? (@.by != "none")') AS listings
      FROM landing_pages
      JOIN landing_page_versions AS version
        ON version.page_id = landing_pages.id AND version.version = published_version AND reason = 'published'
      WHERE status = 'published' AND version.document @? '$.sections[*].content.listing ? (@.by != "none")'`,
  )
}
