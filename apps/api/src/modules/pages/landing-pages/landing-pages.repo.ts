import type { PageKind } from '@naikkelas/contract'
import type { LandingPageFilter, LandingPageSort } from '@naikkelas/contract/pages'
import type { PageDocument, SitePartChoice } from '@naikkelas/page'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'
import { trashDays } from './landing-pages.rules.ts'
import { type GroupFilter, groupColumns, groupConditions, isInGroupLike, selectedGroups } from './page-grouping.repo.ts'
import { documentColumn, headRow, pageColumns, pageOfRow, selectedPage } from './page-rows.repo.ts'
import { isAwaitingApproval, stageConditions } from './page-lifecycle.repo.ts'

const summaryRow = z
  .object({ ...pageColumns, ...groupColumns, document: documentColumn, section_count: z.number() })
  .transform(({ document, section_count, folder_id, label_ids, ...row }) => ({
    page: pageOfRow(row),
    document,
    sectionCount: section_count,
    folderId: folder_id,
    labelIds: label_ids,
  }))

export interface NewPage {
  id: string
  name: string
  kind: PageKind
  link: string
  partnerId: string | null
  document: PageDocument
  /** Null for fixed pages: no admin made them. */
  actorId: string | null
  at: Date
}

/** False when the link is taken. Expired pages in the trash are deleted first. */
export async function insertPage(queries: Queries, page: NewPage): Promise<boolean> {
  await purgeTrash(queries, sql`kind = ${page.kind} AND link_landing_page = ${page.link}`)
  const inserted = await countOf(
    queries,
    sql`
      INSERT INTO landing_pages (id, name, kind, link_landing_page, exclusive_landingpage, partner_id, document, created_at, updated_at, updated_by)
      VALUES (${page.id}, ${page.name}, ${page.kind}, ${page.link}, ${page.kind === 'exclusive'}, ${page.partnerId}, ${json(page.document)}, ${page.at}, ${page.at}, ${page.actorId})
      ON CONFLICT (kind, link_landing_page) DO NOTHING`,
  )
  return inserted === 1
}

/** Deletes expired pages of the trash for good. */
export function purgeTrash(queries: Queries, further: SQL = sql`true`) {
  return countOf(
    queries,
    sql`DELETE FROM landing_pages WHERE deleted_at < now() - make_interval(days => ${trashDays}) AND ${further}`,
  )
}

/** The head, locked until the transaction ends: versions have no gaps and commit in order. */
export function lockHead(tx: Tx, id: string) {
  return rowOf(tx, headRow, sql`SELECT ${selectedPage}, document FROM landing_pages WHERE id = ${id} FOR NO KEY UPDATE`)
}

export interface PageFilter extends GroupFilter {
  search: string | undefined
  kind: PageKind | undefined
  status: LandingPageFilter | undefined
  sort?: LandingPageSort | undefined
  page: number
  perPage: number
}

const orders: Readonly<Record<LandingPageSort, SQL>> = {
  changed: sql`landing_pages.updated_at DESC, landing_pages.id DESC`,
  newest: sql`landing_pages.created_at DESC, landing_pages.id DESC`,
  name: sql`lower(landing_pages.name), landing_pages.id`,
}

/** In the order that was asked for, each with the first three sections of its head. */
export async function findPages(
  queries: Queries,
  { search, kind, status, page, perPage, folder, label, sort = 'changed' }: PageFilter,
) {
  const conditions = [
    ...groupConditions({ folder, label }),
    status === 'trash' ? sql`deleted_at IS NOT NULL` : sql`deleted_at IS NULL`,
    // They have a screen of their own.
    sql`kind <> 'site_part'`,
  ]
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`)
  if (status === 'draft' || status === 'scheduled' || status === 'published' || status === 'ended')
    conditions.push(stageConditions[status])
  if (status === 'awaiting_approval') conditions.push(isAwaitingApproval)
  if (status === 'changed')
    conditions.push(
      sql`status = 'published' AND (head_version <> published_version OR landing_pages.name <> published_name)`,
    )
  if (search !== undefined && search.trim() !== '') {
    const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(
      sql`(landing_pages.name ILIKE ${pattern} OR link_landing_page ILIKE ${pattern} OR ${isInGroupLike(pattern)})`,
    )
  }
  const where = sql.join(conditions, sql` AND `)
  const items = await rowsOf(
    queries,
    summaryRow,
    sql`
      SELECT ${selectedPage}, ${selectedGroups}, jsonb_array_length(document->'sections') AS section_count,
        jsonb_set(document, '{sections}', jsonb_path_query_array(document, '$.sections[0 to 2]')) AS document
      FROM landing_pages WHERE ${where} ORDER BY ${orders[sort]} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  )
  const total = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(*)::int AS total FROM landing_pages WHERE ${where}`,
  )
  return { items, total: total?.total ?? 0 }
}

export async function updateHead(
  queries: Queries,
  head: { id: string; document: PageDocument; version: number; actorId: string; at: Date },
) {
  await queries.execute(
    sql`UPDATE landing_pages SET document = ${json(head.document)}, head_version = ${head.version}, updated_at = ${head.at}, updated_by = ${head.actorId} WHERE id = ${head.id}`,
  )
}

export interface PageDetails {
  name: string
  kind: PageKind
  link_landing_page: string
  partner_id: string | null
  siteParts: SitePartChoice
}

/** False when the link is taken; the transaction must be rolled back then. */
export async function updateDetails(
  queries: Tx,
  id: string,
  details: PageDetails,
  { actorId, at }: { actorId: string; at: Date },
): Promise<boolean> {
  const { name, kind, link_landing_page: link, partner_id: partnerId } = details
  await purgeTrash(queries, sql`kind = ${kind} AND link_landing_page = ${link} AND id <> ${id}`)
  const isTaken = await rowOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM landing_pages WHERE kind = ${kind} AND link_landing_page = ${link} AND id <> ${id}`,
  )
  if (isTaken) return false
  await queries.execute(sql`
    UPDATE landing_pages SET name = ${name}, kind = ${kind}, link_landing_page = ${link}, exclusive_landingpage = ${kind === 'exclusive'},
      partner_id = ${partnerId}, site_parts = ${details.siteParts}, updated_at = ${at}, updated_by = ${actorId} WHERE id = ${id}`)
  return true
}

const notEnded = sql`ended_at = NULL, redirect_page_id = NULL, redirect_href = NULL`

/** Public from now on, at this version and under this name. */
export async function markPublished(
  queries: Queries,
  id: string,
  { version, name, at }: { version: number; name: string; at: Date },
) {
  await queries.execute(
    sql`UPDATE landing_pages SET status = 'published', published_version = ${version}, published_name = ${name}, published_at = ${at}, ${notEnded} WHERE id = ${id}`,
  )
  await raiseRevision(queries, id)
}

/** Visitors read the page's present name from now on. */
export async function publishName(queries: Queries, id: string) {
  await queries.execute(sql`UPDATE landing_pages SET published_name = name WHERE id = ${id}`)
}

/** Off the public site; a page moved to the trash is off it too. */
export async function markDraft(queries: Queries, id: string, deletedAt: Date | null) {
  await queries.execute(
    sql`UPDATE landing_pages SET status = 'draft', published_version = NULL, published_name = NULL, published_at = NULL, deleted_at = ${deletedAt}, ${notEnded} WHERE id = ${id}`,
  )
  await raiseRevision(queries, id)
}

/** Signals other processes that the public side changed. */
export async function raiseRevision(queries: Queries, id: string) {
  await queries.execute(
    sql`UPDATE landing_pages SET public_revision = public_revision + 1, public_changed_at = clock_timestamp() WHERE id = ${id}`,
  )
}

function json(document: PageDocument): SQL {
  return sql`${JSON.stringify(document)}::jsonb`
}
