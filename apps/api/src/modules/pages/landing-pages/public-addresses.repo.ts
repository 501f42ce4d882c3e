import { pageKinds, type PageKind } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { addressOf } from './landing-pages.rules.ts'
import { redirectOf } from './redirect-columns.ts'

const placeColumns = {
  id: z.uuid(),
  partner_id: z.nullable(z.uuid()),
  kind: z.enum(pageKinds),
  link_landing_page: z.string(),
  published_version: z.nullable(z.number()),
  public_revision: z.number(),
  ended_at: z.nullable(timestampColumn),
  redirect_page_id: z.nullable(z.uuid()),
  redirect_href: z.nullable(z.string()),
}
type PlaceColumns = z.output<z.ZodObject<typeof placeColumns>>

const placeRow = z.object(placeColumns).transform(placeOf)

/** A page's public address and state. */
export interface PublicPlace {
  pageId: string
  /** The page's partner; null for our own. */
  partnerId: string | null
  address: string
  publishedVersion: number | null
  revision: number
  isEnded: boolean
  redirect: ReturnType<typeof redirectOf>
}

function placeOf(row: PlaceColumns): PublicPlace {
  return {
    pageId: row.id,
    partnerId: row.partner_id,
    address: addressOf(row),
    publishedVersion: row.published_version,
    revision: row.public_revision,
    isEnded: row.ended_at !== null,
    redirect: redirectOf(row),
  }
}

const columns = sql`
  landing_pages.id, partner_id, landing_pages.kind, landing_pages.link_landing_page,
  CASE WHEN status = 'published' THEN published_version END AS published_version, public_revision, ended_at, redirect_page_id, redirect_href`

/** The page that is at an address, and the one that was there before it. */
export async function findPlacesAt(queries: Queries, { kind, link }: { kind: PageKind; link: string }) {
  const rows = await rowsOf(
    queries,
    z.object({ ...placeColumns, is_old: z.boolean() }),
    sql`
      SELECT ${columns}, false AS is_old FROM landing_pages WHERE kind = ${kind} AND link_landing_page = ${link}
      UNION ALL
      SELECT ${columns}, true AS is_old FROM landing_page_old_addresses AS old JOIN landing_pages ON landing_pages.id = old.page_id
      WHERE old.kind = ${kind} AND old.link_landing_page = ${link}`,
  )
  const placeAt = (isOld: boolean) => {
    const row = rows.find(({ is_old }) => is_old === isOld)
    return row && placeOf(row)
  }
  return { present: placeAt(false), former: placeAt(true) }
}

/** The pages that are or were at any of these addresses, with the address (`at`) that each was found by. */
export async function findPlacesAtAny(
  queries: Queries,
  places: readonly { kind: PageKind; link: string }[],
): Promise<{ at: string; place: PublicPlace }[]> {
  if (places.length === 0) return []
  const kinds = places.map(({ kind }) => kind)
  const links = places.map(({ link }) => link)
  const rows = await rowsOf(
    queries,
    z.object({ ...placeColumns, asked_kind: z.enum(pageKinds), asked_link: z.string() }),
    sql`
      WITH asked AS MATERIALIZED (
        SELECT DISTINCT kind, link FROM unnest(${sql.param(kinds)}::text[], ${sql.param(links)}::text[]) AS one (kind, link)
      ), found AS (
        SELECT asked.*, id FROM asked
        JOIN landing_pages ON landing_pages.kind = asked.kind AND link_landing_page = link
        UNION
        SELECT asked.*, page_id FROM asked
        JOIN landing_page_old_addresses AS old ON old.kind = asked.kind AND link_landing_page = link
      )
      SELECT ${columns}, found.kind AS asked_kind, found.link AS asked_link
      FROM found JOIN landing_pages ON landing_pages.id = found.id`,
  )
  return rows.map((row) => ({
    at: addressOf({ kind: row.asked_kind, link_landing_page: row.asked_link }),
    place: placeOf(row),
  }))
}

export function findPlace(queries: Queries, pageId: string): Promise<PublicPlace | undefined> {
  return rowOf(queries, placeRow, sql`SELECT ${columns} FROM landing_pages WHERE id = ${pageId}`)
}

/** The marketers' page at a path, published or not. */
export function findPlaceAtPath(queries: Queries, path: string): Promise<PublicPlace | undefined> {
  return rowOf(
    queries,
    placeRow,
    sql`
      SELECT ${columns} FROM landing_pages
      WHERE kind IN ('exclusive', 'partner', 'fixed') AND deleted_at IS NULL
        AND (CASE kind WHEN 'partner' THEN '/p/' WHEN 'fixed' THEN '' ELSE '/' END) || link_landing_page = ${path}`,
  )
}

/** Pages with a recent public change, and those that redirect to one of them. */
export function findChangedPlaces(queries: Queries, withinSeconds: number): Promise<PublicPlace[]> {
  return rowsOf(
    queries,
    placeRow,
    sql`
      WITH changed AS MATERIALIZED (
        SELECT id FROM landing_pages WHERE public_changed_at > clock_timestamp() - make_interval(secs => ${withinSeconds}))
      SELECT ${columns} FROM landing_pages
      WHERE kind <> 'site_part' AND (id IN (SELECT id FROM changed) OR redirect_page_id IN (SELECT id FROM changed))`,
  )
}

const anywhereRow = z
  .object({
    ...placeColumns,
    is_old: z.boolean(),
    is_findable: z.boolean(),
    at_kind: z.enum(pageKinds),
    at_link: z.string(),
  })
  .transform((row) => ({
    at: addressOf({ kind: row.at_kind, link_landing_page: row.at_link }),
    isOld: row.is_old,
    isFindable: row.is_findable,
    place: placeOf(row),
  }))

/**
 * Every page at every address that it has or had, in one query. `isFindable` as in `findPlaceAtPath`: others of its
 * redirects may lead through it.
 */
export function findPlacesAnywhere(queries: Queries) {
  return rowsOf(
    queries,
    anywhereRow,
    sql`
      SELECT ${columns}, false AS is_old, landing_pages.kind IN ('exclusive', 'partner', 'fixed') AND deleted_at IS NULL AS is_findable,
        landing_pages.kind AS at_kind, landing_pages.link_landing_page AS at_link
      FROM landing_pages WHERE landing_pages.kind <> 'site_part'
      UNION ALL
      SELECT ${columns}, true, false, old.kind, old.link_landing_page
      FROM landing_page_old_addresses AS old JOIN landing_pages ON landing_pages.id = old.page_id
      WHERE landing_pages.kind <> 'site_part'`,
  )
}

const hostRow = z
  .object({
    subdomain: z.string(),
    id: z.uuid(),
    kind: z.nullable(z.enum(pageKinds)),
    link_landing_page: z.nullable(z.string()),
  })
  .transform(({ subdomain, id, kind, link_landing_page }) => ({
    subdomain,
    partnerId: id,
    home: kind === null || link_landing_page === null ? null : addressOf({ kind, link_landing_page }),
  }))

/** Hosts that partners have of their own, each with the page that was published last of the partner's. */
export function findPartnerHosts(queries: Queries) {
  return rowsOf(
    queries,
    hostRow,
    sql`
      SELECT subdomain, partners.id, page.kind, page.link_landing_page FROM partners LEFT JOIN LATERAL (
        SELECT kind, link_landing_page FROM landing_pages
        WHERE partner_id = partners.id AND status = 'published' AND kind IN ('partner', 'commission_course')
        ORDER BY published_at DESC, landing_pages.id DESC LIMIT 1) AS page ON true
      WHERE subdomain IS NOT NULL ORDER BY subdomain`,
  )
}
