import { pageKinds, type PageKind } from '@naikkelas/contract'
import { isReferred, withReference } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'
import { addressOf, trashDays } from './landing-pages.rules.ts'

/** Links of a kind that begin like this one, those in the trash included. */
export async function findLinksLike(
  queries: Queries,
  { kind, start, exceptPageId }: { kind: PageKind; start: string; exceptPageId: string | undefined },
): Promise<Set<string>> {
  const rows = await rowsOf(
    queries,
    z.object({ link: z.string() }),
    sql`
      SELECT link_landing_page AS link FROM landing_pages
      WHERE kind = ${kind} AND starts_with(link_landing_page, ${start}) AND (${exceptPageId ?? null}::uuid IS NULL OR id <> ${exceptPageId ?? null}::uuid)
        AND (deleted_at IS NULL OR deleted_at >= now() - make_interval(days => ${trashDays}))`,
  )
  return new Set(rows.map(({ link }) => link))
}

/** How the marketers' pages at these paths stand, by their path. Pages of other kinds live at paths of the system. */
export async function findStatusesAt(
  queries: Queries,
  paths: readonly string[],
): Promise<Map<string, 'draft' | 'published'>> {
  if (paths.length === 0) return new Map()
  const rows = await rowsOf(
    queries,
    z.object({
      kind: z.enum(pageKinds),
      link_landing_page: z.string(),
      status: z.enum(['draft', 'published']),
    }),
    sql`
      SELECT kind, link_landing_page, status FROM landing_pages
      WHERE kind IN ('exclusive', 'partner') AND deleted_at IS NULL
        AND (CASE kind WHEN 'partner' THEN '/p/' ELSE '/' END) || link_landing_page = ANY(${sql.param(paths)}::text[])
      UNION ALL
      -- Where a page was before it leads on, whatever draft is there by now.
      SELECT old.kind, old.link_landing_page, status FROM landing_page_old_addresses AS old JOIN landing_pages ON landing_pages.id = page_id
      WHERE status = 'published'
        AND (CASE old.kind WHEN 'partner' THEN '/p/' ELSE '/' END) || old.link_landing_page = ANY(${sql.param(paths)}::text[])`,
  )
  const publishedLast = rows.sort((one, other) => one.status.localeCompare(other.status))
  return new Map(publishedLast.map((row) => [addressOf(row), row.status]))
}

/** Where links lead to those pages that are published, by their id: to a partner's with its reference. */
export async function findPublishedAddresses(
  queries: Queries,
  ids: readonly string[],
): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const rows = await rowsOf(
    queries,
    z.object({
      id: z.uuid(),
      kind: z.enum(pageKinds),
      link_landing_page: z.string(),
      reference: z.nullable(z.string()),
    }),
    sql`
      SELECT landing_pages.id, kind, link_landing_page, reference FROM landing_pages LEFT JOIN partners ON partners.id = partner_id
      WHERE landing_pages.id = ANY(${sql.param(ids)}::uuid[]) AND status = 'published' AND kind <> 'site_part'`,
  )
  return Object.fromEntries(
    rows.map((row) => [row.id, withReference(addressOf(row), isReferred(row.kind) ? row.reference : null)]),
  )
}

/** The pages that partners sell by at these paths, public or not. */
export async function findReferredPagesAt(queries: Queries, paths: readonly string[]): Promise<string[]> {
  const below = (folder: string) =>
    sql.param(paths.flatMap((path) => (path.startsWith(folder) ? [path.slice(folder.length)] : [])))
  if (paths.length === 0) return []
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT id FROM landing_pages WHERE deleted_at IS NULL AND (
        kind = 'partner' AND link_landing_page = ANY(${below('/p/')}::text[])
        OR kind = 'commission_course' AND link_landing_page = ANY(${below('/kelas-partner/')}::text[])) ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}

/** What links to a page, and from it to a checkout, end with; null for pages of the house and exclusive ones. */
export async function findReference(queries: Queries, pageId: string): Promise<string | null> {
  const row = await rowOf(
    queries,
    z.object({ kind: z.enum(pageKinds), reference: z.string() }),
    sql`SELECT kind, reference FROM landing_pages JOIN partners ON partners.id = partner_id WHERE landing_pages.id = ${pageId}`,
  )
  return row && isReferred(row.kind) ? row.reference : null
}

/** The page of a kind at a link; one in the trash only if asked for. */
export async function findPageIdAt(
  queries: Queries,
  { kind, link, isInTrashToo = false }: { kind: PageKind; link: string; isInTrashToo?: boolean },
): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT id FROM landing_pages
      WHERE kind = ${kind} AND link_landing_page = ${link} AND (deleted_at IS NULL OR ${isInTrashToo})`,
  )
  return row?.id
}
