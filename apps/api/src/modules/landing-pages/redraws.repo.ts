import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { countOf, rowsOf } from '../../db/rows.ts'

const idRow = z.object({ page_id: z.uuid() })
const liveRenders = sql`landing_page_renders JOIN landing_pages ON landing_pages.id = page_id AND status = 'published' AND published_version = version`

export interface RedrawReasons {
  /** These, whatever they hold. */
  pageIds?: readonly string[]
  /** Pages another build drew. */
  otherThanBuild?: string
  /** Pages that are due at this moment: their schedule turned, or something they show changed. */
  dueAt?: Date
}

/** Published pages whose bytes are out of date for any of these reasons. */
export async function findPagesToRedraw(
  queries: Queries,
  { pageIds = [], otherThanBuild, dueAt }: RedrawReasons,
): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`
      SELECT page_id FROM ${liveRenders}
      WHERE page_id = ANY(${sql.param(pageIds)}::uuid[])
        OR (${otherThanBuild ?? null}::text IS NOT NULL AND build <> ${otherThanBuild ?? null}::text)
        OR (${dueAt ?? null}::timestamptz IS NOT NULL AND redraw_at <= ${dueAt ?? null}::timestamptz)
      ORDER BY page_id`,
  )
  return rows.map(({ page_id }) => page_id)
}

/**
 * Holds what visitors see of any page until the transaction ends. Whoever changes an address marks the pages that link
 * to it, and whoever keeps a render reads the addresses it names: neither may miss the other. Take it before any row.
 */
export async function holdPublicSide(queries: Queries) {
  await queries.execute(sql`SELECT name FROM locks WHERE name = 'landing_pages_public_side' FOR UPDATE`)
}

/** Notes in which published pages something changed that they show, to be drawn again; answers how many they are. */
export function markRedrawDue(
  queries: Queries,
  { pageIds = [], linkedPageIds, at }: { pageIds?: readonly string[]; linkedPageIds: readonly string[]; at: Date },
): Promise<number> {
  return countOf(
    queries,
    sql`
      UPDATE landing_page_renders SET redraw_at = least(redraw_at, ${at}) FROM landing_pages
      WHERE landing_pages.id = page_id AND status = 'published' AND published_version = version
        AND (page_id = ANY(${sql.param(pageIds)}::uuid[]) OR linked_page_ids && ${sql.param(linkedPageIds)}::uuid[])`,
  )
}

/** The same for every published page; answers which they are. */
export async function markAllDue(queries: Queries, at: Date): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`UPDATE landing_page_renders SET redraw_at = least(redraw_at, ${at}) FROM landing_pages
      WHERE landing_pages.id = page_id AND status = 'published' AND published_version = version RETURNING page_id`,
  )
  return rows.map(({ page_id }) => page_id)
}

/** The same for published pages whose offer is bound to a record; answers which they are. */
export async function markOfferPagesDue(
  queries: Queries,
  { offerId, at }: { offerId: string; at: Date },
): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`
      SELECT page_id FROM landing_pages JOIN landing_page_versions ON page_id = landing_pages.id AND version = published_version AND reason = 'published'
      WHERE status = 'published' AND landing_page_versions.document -> 'offer' -> 'record' ->> 'id' = ${offerId}`,
  )
  const pageIds = rows.map(({ page_id }) => page_id)
  if (pageIds.length > 0) await markRedrawDue(queries, { pageIds, linkedPageIds: [], at })
  return pageIds
}

/** The same for a partner's published pages, and for pages that link to them; answers which the partner's are. */
export async function markPartnerPagesDue(
  queries: Queries,
  { partnerId, at }: { partnerId: string; at: Date },
): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`SELECT id AS page_id FROM landing_pages WHERE partner_id = ${partnerId} AND status = 'published'`,
  )
  const pageIds = rows.map(({ page_id }) => page_id)
  if (pageIds.length > 0) await markRedrawDue(queries, { pageIds, linkedPageIds: pageIds, at })
  return pageIds
}

/** A page that could not be drawn is due again then, or sooner if its schedule says so. */
export async function postponeRedraw(
  queries: Queries,
  { pageId, at, until }: { pageId: string; at: Date; until: Date },
) {
  await queries.execute(sql`
    UPDATE landing_page_renders SET redraw_at = CASE WHEN redraw_at > ${at} THEN least(redraw_at, ${until}) ELSE ${until} END
    FROM landing_pages WHERE landing_pages.id = page_id AND published_version = version AND page_id = ${pageId}`)
}

/** Published pages that were drawn while pictures were being made (these, or any), with all the pictures each waits for. */
export function findPagesAwaiting(
  queries: Queries,
  mediaIds?: readonly string[],
): Promise<{ pageId: string; awaited: string[] }[]> {
  const row = z
    .object({ page_id: z.uuid(), awaited: z.array(z.uuid()) })
    .transform(({ page_id, awaited }) => ({ pageId: page_id, awaited }))
  const isAwaiting =
    mediaIds === undefined ? sql`awaited_media_ids <> '{}'` : sql`awaited_media_ids && ${sql.param(mediaIds)}::uuid[]`
  return rowsOf(
    queries,
    row,
    sql`SELECT page_id, to_jsonb(awaited_media_ids) AS awaited FROM ${liveRenders} WHERE ${isAwaiting} ORDER BY page_id`,
  )
}
