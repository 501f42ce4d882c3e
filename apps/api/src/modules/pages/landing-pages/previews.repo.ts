import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, timestampColumn } from '../../../platform/database/rows.ts'

export async function insertPreview(
  queries: Queries,
  preview: { tokenHash: string; pageId: string; actorId: string; expiresAt: Date; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO landing_page_previews (token_hash, page_id, actor_id, expires_at, created_at)
    VALUES (${preview.tokenHash}, ${preview.pageId}, ${preview.actorId}, ${preview.expiresAt}, ${preview.at})`)
}

/** The page a preview shows, while it may. */
export function findPreview(queries: Queries, { tokenHash, now }: { tokenHash: string; now: Date }) {
  const row = z
    .object({ page_id: z.uuid(), expires_at: timestampColumn })
    .transform(({ page_id, expires_at }) => ({ pageId: page_id, expiresAt: expires_at }))
  return rowOf(
    queries,
    row,
    sql`SELECT page_id, expires_at FROM landing_page_previews WHERE token_hash = ${tokenHash} AND expires_at > ${now}`,
  )
}

export function deletePreviewsOf(queries: Queries, pageId: string) {
  return countOf(queries, sql`DELETE FROM landing_page_previews WHERE page_id = ${pageId}`)
}

export function deleteExpiredPreviews(queries: Queries) {
  return countOf(queries, sql`DELETE FROM landing_page_previews WHERE expires_at < now()`)
}
