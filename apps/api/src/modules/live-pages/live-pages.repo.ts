import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { rowsOf } from '../../db/rows.ts'

const stateRow = z.object({ id: z.uuid(), head: z.number(), details: z.string() })

/** How pages stand: the version of their head, and a mark of everything beside the document. Deleted ones are missing. */
export function findPageStates(queries: Queries, pageIds: readonly string[]) {
  return rowsOf(
    queries,
    stateRow,
    sql`
      SELECT id, head_version AS head,
        md5(concat_ws(E'\\n', name, kind, link_landing_page, partner_id, status, published_version, published_at)) AS details
      FROM landing_pages WHERE id = ANY(${sql.param(pageIds)}::uuid[]) AND deleted_at IS NULL`,
  )
}
