import { pageKinds, type PageKind } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { addressOf } from './landing-pages.rules.ts'

export interface AddressPlace {
  kind: PageKind
  link: string
}

/** Stores a page's former address, if it was ever public. An existing redirect of another page stays. */
export async function keepOldAddress(
  queries: Queries,
  { pageId, kind, link, actorId, at }: AddressPlace & { pageId: string; actorId: string; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO landing_page_old_addresses (kind, link_landing_page, page_id, actor_id, left_at)
    SELECT ${kind}, ${link}, ${pageId}::uuid, ${actorId}::uuid, ${at}::timestamptz
    WHERE EXISTS (SELECT 1 FROM landing_page_versions WHERE page_id = ${pageId} AND reason = 'published')
    ON CONFLICT (kind, link_landing_page) DO NOTHING`)
}

/** Deletes the redirect from an address that a page has taken. */
export async function takeAddress(
  queries: Queries,
  { kind, link, pageId }: AddressPlace & { /** Only what led to this page. */ pageId?: string },
) {
  await queries.execute(sql`
    DELETE FROM landing_page_old_addresses
    WHERE kind = ${kind} AND link_landing_page = ${link} AND (${pageId ?? null}::uuid IS NULL OR page_id = ${pageId ?? null}::uuid)`)
}

/** Deletes the redirects from these addresses, whatever they led to. @returns the pages that they led to */
export async function takeAddresses(queries: Queries, places: readonly AddressPlace[]): Promise<string[]> {
  const kinds = places.map(({ kind }) => kind)
  const links = places.map(({ link }) => link)
  const rows = await rowsOf(
    queries,
    z.object({ page_id: z.uuid() }),
    sql`
      DELETE FROM landing_page_old_addresses AS old
      USING unnest(${sql.param(kinds)}::text[], ${sql.param(links)}::text[]) AS taken (kind, link)
      WHERE old.kind = taken.kind AND old.link_landing_page = taken.link RETURNING page_id`,
  )
  return [...new Set(rows.map(({ page_id }) => page_id))]
}

export async function deleteOldAddressOf(queries: Queries, pageId: string, { kind, link }: AddressPlace) {
  const count = await countOf(
    queries,
    sql`DELETE FROM landing_page_old_addresses WHERE page_id = ${pageId} AND kind = ${kind} AND link_landing_page = ${link}`,
  )
  return count === 1
}

const oldAddressRow = z
  .object({
    kind: z.enum(pageKinds),
    link_landing_page: z.string(),
    page_id: z.uuid(),
    left_at: timestampColumn,
    left_by: z.nullable(z.string()),
  })
  .transform(({ page_id, left_at, left_by, ...place }) => ({
    ...place,
    pageId: page_id,
    address: addressOf(place),
    leftAt: left_at.toISOString(),
    leftBy: left_by,
  }))

/** Addresses that lead to these pages, the latest first. */
export function findOldAddresses(queries: Queries, pageIds: readonly string[]) {
  return rowsOf(
    queries,
    oldAddressRow,
    sql`
      SELECT kind, link_landing_page, page_id, left_at, (SELECT name FROM admin_users WHERE admin_users.id = actor_id) AS left_by
      FROM landing_page_old_addresses WHERE page_id = ANY(${sql.param(pageIds)}::uuid[])
      ORDER BY left_at DESC, link_landing_page LIMIT 1000`,
  )
}
