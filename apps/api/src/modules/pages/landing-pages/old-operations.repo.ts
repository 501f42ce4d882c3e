import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf } from '../../../platform/database/rows.ts'

/**
 * Deletes operations older than some days, apart from the last ones of each page and from those that a bulk action or a
 * replacement of a picture needs to be undone.
 * @returns how many went, at most `limit`
 */
export function deleteOldOperations(
  queries: Queries,
  { before, keptPerPage, limit }: { before: Date; keptPerPage: number; limit: number },
): Promise<number> {
  return countOf(
    queries,
    sql`
      DELETE FROM landing_page_operations WHERE (page_id, version) IN (
        SELECT page_id, version FROM landing_page_operations AS operation JOIN landing_pages ON landing_pages.id = page_id
        WHERE at < ${before} AND version <= head_version - ${keptPerPage}
          AND NOT EXISTS (
            SELECT 1 FROM media_replacement_pages AS replaced
            WHERE replaced.page_id = operation.page_id AND change_id = operation_id)
          AND NOT EXISTS (
            SELECT 1 FROM page_act_pages AS acted
            WHERE acted.page_id = operation.page_id AND trace ->> 'changeId' = operation_id::text)
        LIMIT ${limit})`,
  )
}
