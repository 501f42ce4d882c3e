import type { StoredSection } from '@naikkelas/page'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

/** Checked by its own type when it was taken in. */
const sectionColumn = z.custom<StoredSection>((value) => typeof value === 'object' && value !== null)

const syncedRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    section: sectionColumn,
    previous: z.nullable(sectionColumn),
    revision: z.number(),
    updated_at: timestampColumn,
    updated_by_name: z.nullable(z.string()),
  })
  .transform(({ updated_at, updated_by_name, ...same }) => ({
    ...same,
    updatedAt: updated_at.toISOString(),
    updatedBy: updated_by_name,
  }))
export type SyncedRow = z.output<typeof syncedRow>

const columns = sql`
  synced_sections.id, synced_sections.name, section, previous, revision, synced_sections.updated_at,
  (SELECT name FROM admin_users WHERE admin_users.id = updated_by) AS updated_by_name`

const order = sql`ORDER BY lower(synced_sections.name), synced_sections.id LIMIT 200`

export function findAllSynced(queries: Queries) {
  return rowsOf(queries, syncedRow, sql`SELECT ${columns} FROM synced_sections ${order}`)
}

export function findSyncedOfPage(queries: Queries, pageId: string) {
  return rowsOf(
    queries,
    syncedRow,
    sql`SELECT ${columns} FROM synced_sections WHERE id IN (SELECT synced_section_id FROM synced_section_uses WHERE page_id = ${pageId}) ${order}`,
  )
}

export function findSynced(queries: Queries, id: string) {
  return rowOf(queries, syncedRow, sql`SELECT ${columns} FROM synced_sections WHERE synced_sections.id = ${id}`)
}

export async function countSynced(queries: Queries): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ count: z.number() }),
    sql`SELECT count(*)::int AS count FROM synced_sections`,
  )
  return row?.count ?? 0
}

export async function insertSynced(
  queries: Queries,
  synced: { id: string; name: string; section: StoredSection; actorId: string; at: Date },
): Promise<void> {
  await queries.execute(sql`
      INSERT INTO synced_sections (id, name, section, created_at, updated_at, updated_by)
      VALUES (${synced.id}, ${synced.name}, ${JSON.stringify(synced.section)}::jsonb, ${synced.at}, ${synced.at}, ${synced.actorId})`)
}

/** False after a concurrent update. The previous content can be restored once. */
export async function replaceSource(
  queries: Queries,
  change: { id: string; revision: number; section: StoredSection; actorId: string; at: Date },
): Promise<boolean> {
  return (
    (await countOf(
      queries,
      sql`
        UPDATE synced_sections SET previous = section, section = ${JSON.stringify(change.section)}::jsonb,
          revision = revision + 1, updated_at = ${change.at}, updated_by = ${change.actorId}
        WHERE id = ${change.id} AND revision = ${change.revision}`,
    )) === 1
  )
}

export async function removeSynced(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM synced_sections WHERE id = ${id}`)) === 1
}

/** A section of a page follows one source: the last one that was chosen. */
export async function insertUse(
  queries: Queries,
  use: { syncedId: string; pageId: string; sectionId: string; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO synced_section_uses (page_id, section_id, synced_section_id, created_at)
    VALUES (${use.pageId}, ${use.sectionId}, ${use.syncedId}, ${use.at})
    ON CONFLICT (page_id, section_id) DO UPDATE SET synced_section_id = excluded.synced_section_id`)
}

export async function removeUse(
  queries: Queries,
  use: { syncedId: string; pageId: string; sectionId: string },
): Promise<boolean> {
  return (
    (await countOf(
      queries,
      sql`DELETE FROM synced_section_uses WHERE page_id = ${use.pageId} AND section_id = ${use.sectionId} AND synced_section_id = ${use.syncedId}`,
    )) === 1
  )
}

const useRow = z
  .object({
    synced_section_id: z.uuid(),
    page_id: z.uuid(),
    page_name: z.string(),
    section_id: z.string(),
    status: z.enum(['draft', 'published']),
    has_unpublished_changes: z.boolean(),
    section: sectionColumn,
  })
  .transform((row) => ({
    syncedId: row.synced_section_id,
    pageId: row.page_id,
    pageName: row.page_name,
    sectionId: row.section_id,
    status: row.status,
    hasUnpublishedChanges: row.has_unpublished_changes,
    section: row.section,
  }))
export type UseRow = z.output<typeof useRow>

/** Where synced sections stand now: on pages that are not in the trash and still have the section. */
export function findUses(queries: Queries, syncedIds: readonly string[]): Promise<UseRow[]> {
  return usesWhere(queries, sql`synced_section_id = ANY(${sql.param(syncedIds)}::uuid[])`)
}

function usesWhere(queries: Queries, where: SQL): Promise<UseRow[]> {
  return rowsOf(
    queries,
    useRow,
    sql`
      SELECT synced_section_id, page_id, landing_pages.name AS page_name, section_id, status,
        (status = 'published' AND (head_version <> published_version OR landing_pages.name <> coalesce(published_name, landing_pages.name))) AS has_unpublished_changes,
        section
      FROM synced_section_uses
      JOIN landing_pages ON landing_pages.id = page_id AND deleted_at IS NULL
      CROSS JOIN LATERAL (
        SELECT section FROM jsonb_array_elements(document->'sections') AS section WHERE section->>'id' = section_id LIMIT 1) AS current_section
      WHERE ${where}
      ORDER BY lower(landing_pages.name), page_id, section_id LIMIT 2000`,
  )
}
