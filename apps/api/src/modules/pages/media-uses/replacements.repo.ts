import type { MediaReplacement } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const replacementRow = z
  .object({
    id: z.uuid(),
    from_id: z.uuid(),
    to_id: z.uuid(),
    from_name: z.string(),
    to_name: z.string(),
    at: timestampColumn,
    is_undone: z.boolean(),
    pages: z.array(z.object({ id: z.uuid(), name: z.string(), places: z.number(), isLive: z.boolean() })),
  })
  .transform(
    (row): MediaReplacement => ({
      id: row.id,
      fromId: row.from_id,
      toId: row.to_id,
      fromName: row.from_name,
      toName: row.to_name,
      at: row.at.toISOString(),
      isUndone: row.is_undone,
      pages: row.pages,
    }),
  )

const selected = sql`
  SELECT media_replacements.id, from_id, to_id, at, undone_at IS NOT NULL AS is_undone,
    (SELECT file_name FROM media WHERE media.id = from_id) AS from_name,
    (SELECT file_name FROM media WHERE media.id = to_id) AS to_name,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', landing_pages.id, 'name', landing_pages.name, 'places', places, 'isLive', status = 'published')
        ORDER BY lower(landing_pages.name))
      FROM media_replacement_pages JOIN landing_pages ON landing_pages.id = page_id
      WHERE replacement_id = media_replacements.id), '[]') AS pages
  FROM media_replacements`

export function findReplacement(queries: Queries, id: string) {
  return rowOf(queries, replacementRow, sql`${selected} WHERE media_replacements.id = ${id}`)
}

/** Those that changed a page, of or by a picture, latest first. */
export function findReplacements(queries: Queries, mediaId: string) {
  return rowsOf(
    queries,
    replacementRow,
    sql`
      ${selected} WHERE (from_id = ${mediaId} OR to_id = ${mediaId})
        AND EXISTS (SELECT 1 FROM media_replacement_pages WHERE replacement_id = media_replacements.id)
      ORDER BY at DESC, media_replacements.id DESC LIMIT 20`,
  )
}

export async function insertReplacement(
  queries: Queries,
  given: { id: string; fromId: string; toId: string; actorId: string; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO media_replacements (id, from_id, to_id, actor_id, at)
    VALUES (${given.id}, ${given.fromId}, ${given.toId}, ${given.actorId}, ${given.at})`)
}

interface ReplacedPage {
  replacementId: string
  pageId: string
  changeId: string
  places: number
}

/** Written before the page is changed, so that what a crash leaves can be undone too. */
export async function insertReplacedPage(queries: Queries, { replacementId, pageId, changeId, places }: ReplacedPage) {
  await queries.execute(sql`
    INSERT INTO media_replacement_pages (replacement_id, page_id, change_id, places)
    VALUES (${replacementId}, ${pageId}, ${changeId}, ${places})
    ON CONFLICT (replacement_id, page_id) DO UPDATE SET change_id = excluded.change_id, places = excluded.places`)
}

export async function deleteReplacedPage(
  queries: Queries,
  { replacementId, pageId }: Omit<ReplacedPage, 'changeId' | 'places'>,
) {
  await queries.execute(
    sql`DELETE FROM media_replacement_pages WHERE replacement_id = ${replacementId} AND page_id = ${pageId}`,
  )
}

const replacedRow = z
  .object({
    page_id: z.uuid(),
    page_name: z.string(),
    change_id: z.uuid(),
    places: z.number(),
    is_in_trash: z.boolean(),
  })
  .transform((row) => ({
    pageId: row.page_id,
    pageName: row.page_name,
    changeId: row.change_id,
    places: row.places,
    isInTrash: row.is_in_trash,
  }))

export type PageToRestore = z.output<typeof replacedRow>

export function findReplacedPages(queries: Queries, replacementId: string) {
  return rowsOf(
    queries,
    replacedRow,
    sql`
      SELECT page_id, landing_pages.name AS page_name, change_id, places, deleted_at IS NOT NULL AS is_in_trash
      FROM media_replacement_pages JOIN landing_pages ON landing_pages.id = page_id
      WHERE replacement_id = ${replacementId} ORDER BY lower(landing_pages.name), page_id`,
  )
}

/** False when it was marked before. */
export async function markUndone(queries: Queries, id: string, at: Date): Promise<boolean> {
  return (
    (await countOf(
      queries,
      sql`UPDATE media_replacements SET undone_at = ${at} WHERE id = ${id} AND undone_at IS NULL`,
    )) === 1
  )
}

export async function unmarkUndone(queries: Queries, id: string) {
  await queries.execute(sql`UPDATE media_replacements SET undone_at = NULL WHERE id = ${id}`)
}
