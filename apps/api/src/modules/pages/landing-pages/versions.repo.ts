import type { PageDocument } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { documentColumn } from './page-rows.repo.ts'

const versionRow = z
  .object({
    id: z.uuid(),
    version: z.number(),
    reason: z.enum(['published', 'named', 'imported']),
    name: z.nullable(z.string()),
    actor_id: z.nullable(z.uuid()),
    actor_name: z.nullable(z.string()),
    at: timestampColumn,
    is_live: z.boolean(),
  })
  .transform(({ actor_id, actor_name, is_live, at, ...same }) => ({
    ...same,
    actorId: actor_id,
    actorName: actor_name,
    isLive: is_live,
    at: at.toISOString(),
  }))

const columns = sql`
  landing_page_versions.id, landing_page_versions.version, reason, landing_page_versions.name, at, actor_id,
  (SELECT name FROM admin_users WHERE admin_users.id = actor_id) AS actor_name,
  (landing_pages.status = 'published' AND landing_pages.published_version = landing_page_versions.version AND reason = 'published') AS is_live`

export function findVersions(queries: Queries, pageId: string) {
  return rowsOf(
    queries,
    versionRow,
    sql`
      SELECT ${columns} FROM landing_page_versions JOIN landing_pages ON landing_pages.id = page_id
      WHERE page_id = ${pageId} ORDER BY landing_page_versions.version DESC, at DESC LIMIT 500`,
  )
}

export async function findVersion(queries: Queries, { pageId, versionId }: { pageId: string; versionId: string }) {
  const where = sql`page_id = ${pageId} AND landing_page_versions.id = ${versionId}`
  const version = await rowOf(
    queries,
    versionRow,
    sql`SELECT ${columns} FROM landing_page_versions JOIN landing_pages ON landing_pages.id = page_id WHERE ${where}`,
  )
  const kept = await rowOf(
    queries,
    z.object({ document: documentColumn }),
    sql`SELECT document FROM landing_page_versions WHERE ${where}`,
  )
  return version && kept ? { version, document: kept.document } : undefined
}

/** The document visitors see of a page. */
export async function findPublishedDocument(
  queries: Queries,
  { pageId, version }: { pageId: string; version: number },
): Promise<PageDocument | undefined> {
  const row = await rowOf(
    queries,
    z.object({ document: documentColumn }),
    sql`SELECT document FROM landing_page_versions WHERE page_id = ${pageId} AND version = ${version} AND reason = 'published'`,
  )
  return row?.document
}

/** The last version visitors were sent that had a section. */
export function findLastPublishedWith(
  queries: Queries,
  { pageId, sectionId }: { pageId: string; sectionId: string },
): Promise<{ version: number; document: PageDocument } | undefined> {
  const section = JSON.stringify([{ id: sectionId }])
  return rowOf(
    queries,
    z.object({ version: z.number(), document: documentColumn }),
    sql`
      SELECT version, document FROM landing_page_versions
      WHERE page_id = ${pageId} AND reason = 'published' AND document->'sections' @> ${section}::jsonb
      ORDER BY version DESC LIMIT 1`,
  )
}

/** The name visitors see of a page. */
export async function findPublishedName(queries: Queries, pageId: string): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    z.object({ name: z.string() }),
    sql`SELECT coalesce(published_name, name) AS name FROM landing_pages WHERE id = ${pageId}`,
  )
  return row?.name
}

/** Publishing a version twice keeps its first row. */
export async function insertPublishedVersion(
  queries: Queries,
  version: { pageId: string; version: number; document: PageDocument; actorId: string | null; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO landing_page_versions (id, page_id, version, reason, document, actor_id, at)
    VALUES (${uuidv7()}, ${version.pageId}, ${version.version}, 'published', ${JSON.stringify(version.document)}::jsonb, ${version.actorId}, ${version.at})
    ON CONFLICT (page_id, version, reason) DO NOTHING`)
}

/** Null when this very state of the page has a name already. */
export async function insertNamedVersion(
  queries: Queries,
  version: { pageId: string; version: number; name: string; document: PageDocument; actorId: string; at: Date },
): Promise<string | null> {
  const id = uuidv7()
  const inserted = await countOf(
    queries,
    sql`
      INSERT INTO landing_page_versions (id, page_id, version, reason, name, document, actor_id, at)
      VALUES (${id}, ${version.pageId}, ${version.version}, 'named', ${version.name}, ${JSON.stringify(version.document)}::jsonb, ${version.actorId}, ${version.at})
      ON CONFLICT (page_id, version, reason) DO NOTHING`,
  )
  return inserted === 1 ? id : null
}

export async function countNamedVersions(queries: Queries, pageId: string): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(*)::int AS total FROM landing_page_versions WHERE page_id = ${pageId} AND reason = 'named'`,
  )
  return row?.total ?? 0
}

interface NamedVersion {
  pageId: string
  versionId: string
}

/** False when the page has no such version that was named. */
export async function updateVersionName(queries: Queries, { pageId, versionId }: NamedVersion, name: string) {
  return (
    (await countOf(
      queries,
      sql`UPDATE landing_page_versions SET name = ${name} WHERE page_id = ${pageId} AND id = ${versionId} AND reason = 'named'`,
    )) === 1
  )
}

export async function removeNamedVersion(queries: Queries, { pageId, versionId }: NamedVersion) {
  return (
    (await countOf(
      queries,
      sql`DELETE FROM landing_page_versions WHERE page_id = ${pageId} AND id = ${versionId} AND reason = 'named'`,
    )) === 1
  )
}
