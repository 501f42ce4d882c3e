import { mediaDays } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowsOf } from '../../../platform/database/rows.ts'

const idRow = z.object({ id: z.uuid() }).transform(({ id }) => id)

const isUsed = sql`EXISTS (SELECT 1 FROM media_uses WHERE media_id = media.id AND ended_at IS NULL)`

/** Puts into the trash what no page and no kept version shows; answers which. */
export function markDeleted(queries: Queries, ids: readonly string[]): Promise<string[]> {
  return rowsOf(
    queries,
    idRow,
    sql`
      UPDATE media SET deleted_at = now()
      WHERE id = ANY(${sql.param(ids)}::uuid[]) AND deleted_at IS NULL AND NOT ${isUsed} RETURNING id`,
  )
}

/** Out of all that are asked for, those that are there and outside the trash. */
export function findPresent(queries: Queries, ids: readonly string[]) {
  return rowsOf(
    queries,
    z.object({ id: z.uuid(), file_name: z.string() }),
    sql`SELECT id, file_name FROM media WHERE id = ANY(${sql.param(ids)}::uuid[]) AND deleted_at IS NULL`,
  )
}

/** Past the time in which it can be restored, and unused. */
export function findExpired(queries: Queries): Promise<string[]> {
  return rowsOf(
    queries,
    idRow,
    sql`
      SELECT id FROM media WHERE deleted_at < now() - make_interval(days => ${mediaDays.trash}) AND NOT ${isUsed}
      ORDER BY deleted_at LIMIT 500`,
  )
}

/** Deletes an entry for good, unless it is in use again. */
export async function deleteExpired(queries: Queries, id: string): Promise<boolean> {
  const removed = await countOf(
    queries,
    sql`DELETE FROM media WHERE id = ${id} AND deleted_at IS NOT NULL AND NOT ${isUsed}`,
  )
  return removed === 1
}

/** What `media_uses` answers for, and what only says what once was. */
const answeredFor = [
  'landing_pages',
  'landing_page_versions',
  'landing_page_operations',
  'landing_page_renders',
  'media',
  'media_uses',
  'media_replacements',
  'media_replacement_pages',
  // What was done to a picture, and answers that are given again: neither shows it.
  'audit_entries',
  'idempotency_keys',
]

const columnRow = z.object({ table_name: z.string(), column_name: z.string(), data_type: z.string() })

/**
 * Media that other tables reference: every table with JSON, and every column that names a picture. Tables are read from
 * the catalogue, so that new ones protect their pictures from the first day.
 */
export async function findNamedElsewhere(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  const columns = await rowsOf(
    queries,
    columnRow,
    sql`
      SELECT table_name::text, column_name::text, data_type::text FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name <> ALL(${sql.param(answeredFor)}::text[])
        -- A partition is read with its table.
        AND NOT EXISTS (SELECT 1 FROM pg_class WHERE oid = to_regclass(quote_ident(table_name)) AND relispartition)
        AND (data_type = 'jsonb' OR (data_type = 'uuid' AND column_name ~ '(media|image|picture|photo|portrait|cover|film|video)_id$'))`,
  )
  const found = new Set<string>()
  for (const { table_name: table, column_name: column, data_type: type } of columns) {
    const held = sql`${sql.identifier(table)}.${sql.identifier(column)}`
    const names = type === 'uuid' ? sql`${held} = asked.id` : sql`position(asked.id::text in lower(${held}::text)) > 0`
    const rows = await rowsOf(
      queries,
      idRow,
      sql`
        SELECT id FROM unnest(${sql.param(ids)}::uuid[]) AS asked (id)
        WHERE EXISTS (SELECT 1 FROM ${sql.identifier(table)} WHERE ${names})`,
    )
    for (const id of rows) found.add(id)
  }
  return found
}
