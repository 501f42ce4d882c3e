import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

export interface RecordPages {
  /** Published pages that are bound to the record or list it. */
  pages: number
  /** Those of them that are still to be drawn again. */
  waiting: number
}

/** How many pages show a record, and how far its last change has come. */
export async function countRecordPages(
  queries: Queries,
  {
    recordId,
    pageIds,
    at,
  }: { recordId: string /** Further pages that show it. */; pageIds: readonly string[]; at: Date },
): Promise<RecordPages> {
  const row = await rowOf(
    queries,
    z.object({ pages: z.number(), waiting: z.number() }),
    sql`
      SELECT count(*)::int AS pages, (count(*) FILTER (WHERE redraw_at <= ${at}))::int AS waiting
      FROM landing_pages
      JOIN landing_page_versions AS version
        ON version.page_id = landing_pages.id AND version.version = published_version AND reason = 'published'
      JOIN landing_page_renders AS render ON render.page_id = landing_pages.id AND render.version = published_version
      WHERE status = 'published' AND (version.document -> 'offer' -> 'record' ->> 'id' = ${recordId}
        OR landing_pages.id = ANY(${sql.param([...pageIds])}::uuid[]))`,
  )
  return row ?? { pages: 0, waiting: 0 }
}
