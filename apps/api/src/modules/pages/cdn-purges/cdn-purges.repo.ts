import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

const dueRow = z
  .object({ page_id: z.uuid(), revision: z.number(), is_fresh: z.boolean() })
  .transform(({ page_id, revision, is_fresh }) => ({ pageId: page_id, revision, isFresh: is_fresh }))

/** A page that changed publicly since its last purge. */
export type DuePurge = z.output<typeof dueRow>

/** Pages that changed since their last purge. `isFresh` while another process may still serve the former bytes. */
export function findDuePurges(
  queries: Queries,
  { limit, freshSeconds, after }: { limit: number; freshSeconds: number; after: string | null },
): Promise<DuePurge[]> {
  return rowsOf(
    queries,
    dueRow,
    sql`
      SELECT id AS page_id, public_revision AS revision,
        public_changed_at > clock_timestamp() - make_interval(secs => ${freshSeconds}) AS is_fresh
      FROM landing_pages LEFT JOIN cdn_purges ON page_id = id
      WHERE kind <> 'site_part' AND public_revision > coalesce(purged_revision, 0)
        AND (${after}::uuid IS NULL OR id > ${after}::uuid)
      ORDER BY id LIMIT ${limit}`,
  )
}

/** Marks a page as purged at a revision. */
export async function markPurged(queries: Queries, { pageId, revision }: Pick<DuePurge, 'pageId' | 'revision'>) {
  await queries.execute(sql`
    INSERT INTO cdn_purges (page_id, purged_revision) VALUES (${pageId}, ${revision})
    ON CONFLICT (page_id) DO UPDATE SET purged_revision = greatest(cdn_purges.purged_revision, excluded.purged_revision)`)
}
