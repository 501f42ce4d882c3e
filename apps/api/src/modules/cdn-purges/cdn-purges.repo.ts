import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { rowsOf } from '../../db/rows.ts'

const dueRow = z
  .object({ page_id: z.uuid(), revision: z.number(), is_fresh: z.boolean() })
  .transform(({ page_id, revision, is_fresh }) => ({ pageId: page_id, revision, isFresh: is_fresh }))

/** A page whose public side changed since the CDN was told of it. */
export type DuePurge = z.output<typeof dueRow>

/**
 * Takes pages that are due, at most `limit`, so that no other process tells of them meanwhile. `isFresh` when one changed
 * so lately that another process may still show what was before.
 */
export function leaseDuePurges(
  queries: Queries,
  { limit, leaseSeconds, freshSeconds }: { limit: number; leaseSeconds: number; freshSeconds: number },
): Promise<DuePurge[]> {
  return rowsOf(
    queries,
    dueRow,
    sql`
      WITH due AS (
        SELECT id, public_revision, public_changed_at FROM landing_pages LEFT JOIN cdn_purges ON page_id = id
        WHERE kind <> 'site_part' AND public_revision > coalesce(purged_revision, 0)
          AND coalesce(due_at <= clock_timestamp(), true)
        ORDER BY public_changed_at LIMIT ${limit} FOR UPDATE OF landing_pages SKIP LOCKED),
      taken AS (
        INSERT INTO cdn_purges (page_id, due_at) SELECT id, clock_timestamp() + make_interval(secs => ${leaseSeconds}) FROM due
        ON CONFLICT (page_id) DO UPDATE SET due_at = excluded.due_at WHERE cdn_purges.due_at <= clock_timestamp()
        RETURNING page_id)
      SELECT page_id, public_revision AS revision,
        public_changed_at > clock_timestamp() - make_interval(secs => ${freshSeconds}) AS is_fresh
      FROM taken JOIN due ON id = page_id`,
  )
}

/** The CDN was told of a page as it was at a revision. */
export async function markPurged(queries: Queries, { pageId, revision }: Pick<DuePurge, 'pageId' | 'revision'>) {
  await queries.execute(sql`
    UPDATE cdn_purges SET purged_revision = greatest(purged_revision, ${revision}), attempts = 0, due_at = clock_timestamp()
    WHERE page_id = ${pageId}`)
}

/** It is to be told once more, and not before so many seconds. */
export async function putOffPurge(queries: Queries, { pageId, seconds }: { pageId: string; seconds: number }) {
  await queries.execute(sql`
    UPDATE cdn_purges SET attempts = 0, due_at = clock_timestamp() + make_interval(secs => ${seconds}) WHERE page_id = ${pageId}`)
}

/** It could not be told: a second later, then twice as long each time, at most five minutes. Never given up. */
export async function putOffFailedPurges(queries: Queries, pageIds: readonly string[]) {
  await queries.execute(sql`
    UPDATE cdn_purges SET attempts = attempts + 1, due_at = clock_timestamp() + make_interval(secs => least(300, power(2, least(attempts, 9))))
    WHERE page_id = ANY(${sql.param(pageIds)}::uuid[])`)
}
