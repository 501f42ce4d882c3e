import { pageKinds } from '@naikkelas/contract'
import { noSiteParts, type SitePartName, sitePartNames, type SiteParts, upgradeDocument } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { documentColumn } from './page-rows.repo.ts'
import { addressOf } from './landing-pages.rules.ts'

const partRow = z
  .object({ id: z.uuid(), part: z.enum(sitePartNames), document: z.nullable(documentColumn) })
  .transform(({ document, ...same }) => ({ ...same, sections: document ? upgradeDocument(document).sections : [] }))

/** What a page carries of the site: the pages it depends on, public or not, and the sections visitors see of them. */
export interface CarriedParts {
  ids: string[]
  parts: SiteParts
}

export async function findCarriedParts(
  queries: Queries,
  carried: Readonly<Record<SitePartName, boolean>>,
): Promise<CarriedParts> {
  const wanted = sitePartNames.filter((part) => carried[part])
  if (wanted.length === 0) return { ids: [], parts: noSiteParts }
  const rows = await rowsOf(
    queries,
    partRow,
    sql`
      SELECT landing_pages.id, link_landing_page AS part, landing_page_versions.document
      FROM landing_pages LEFT JOIN landing_page_versions
        ON page_id = landing_pages.id AND version = published_version AND reason = 'published' AND status = 'published'
      WHERE kind = 'site_part' AND link_landing_page = ANY(${sql.param(wanted)}::text[]) ORDER BY link_landing_page`,
  )
  return {
    ids: rows.map(({ id }) => id),
    parts: { ...noSiteParts, ...Object.fromEntries(rows.map(({ part, sections }) => [part, sections])) },
  }
}

const idRow = z.object({ id: z.uuid(), part: z.enum(sitePartNames) })

/** Head first. */
export function findSitePartPages(queries: Queries) {
  return rowsOf(
    queries,
    idRow,
    sql`SELECT id, link_landing_page AS part FROM landing_pages WHERE kind = 'site_part' ORDER BY link_landing_page DESC`,
  )
}

const carrierRow = z
  .object({ id: z.uuid(), name: z.string(), kind: z.enum(pageKinds), link_landing_page: z.string() })
  .transform(({ id, name, ...place }) => ({ id, name, address: addressOf(place) }))

/** Published pages that were drawn to carry a part, by name. */
export function findCarriers(queries: Queries, partId: string) {
  return rowsOf(
    queries,
    carrierRow,
    sql`
      SELECT landing_pages.id, landing_pages.name, kind, link_landing_page
      FROM landing_pages JOIN landing_page_renders ON page_id = landing_pages.id AND version = published_version
      WHERE status = 'published' AND linked_page_ids @> ARRAY[${partId}::uuid] ORDER BY lower(landing_pages.name), landing_pages.id`,
  )
}

/** The last two versions that were made public, latest first. */
export async function findLastPublished(queries: Queries, pageId: string): Promise<number[]> {
  const rows = await rowsOf(
    queries,
    z.object({ version: z.number() }),
    sql`
      SELECT version FROM landing_page_versions WHERE page_id = ${pageId} AND reason = 'published'
      ORDER BY version DESC LIMIT 2`,
  )
  return rows.map(({ version }) => version)
}
