import type { ListView, ViewedList } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'

const viewRow: z.ZodType<ListView> = z.object({
  id: z.uuid(),
  name: z.string(),
  params: z.record(z.string(), z.string()),
})

interface OwnList {
  adminId: string
  list: ViewedList
}

export function findListViews(queries: Queries, { adminId, list }: OwnList): Promise<ListView[]> {
  return rowsOf(
    queries,
    viewRow,
    sql`
      SELECT id, name, params FROM admin_list_views
      WHERE admin_id = ${adminId} AND list = ${list} ORDER BY lower(name), id`,
  )
}

/** Views of the list under other names than this one. */
export function countOtherViews(tx: Tx, { adminId, list, name }: OwnList & { name: string }): Promise<number> {
  return countOf(
    tx,
    sql`
      SELECT 1 FROM admin_list_views
      WHERE admin_id = ${adminId} AND list = ${list} AND lower(name) <> lower(${name})`,
  )
}

/** Inserts a view, or replaces the one of the same name, whatever its capitals. */
export async function upsertListView(
  tx: Tx,
  { adminId, list, id, name, params }: OwnList & ListView,
): Promise<ListView> {
  const saved = await rowOf(
    tx,
    viewRow,
    sql`
      INSERT INTO admin_list_views (id, admin_id, list, name, params)
      VALUES (${id}, ${adminId}, ${list}, ${name}, ${JSON.stringify(params)}::jsonb)
      ON CONFLICT (admin_id, list, lower(name)) DO UPDATE SET name = excluded.name, params = excluded.params
      RETURNING id, name, params`,
  )
  if (!saved) throw new Error('an upsert returns its row')
  return saved
}

export function findOwnListView(
  queries: Queries,
  { adminId, viewId }: { adminId: string; viewId: string },
): Promise<ListView | undefined> {
  return rowOf(
    queries,
    viewRow,
    sql`SELECT id, name, params FROM admin_list_views WHERE id = ${viewId} AND admin_id = ${adminId}`,
  )
}

export async function deleteListViewRow(queries: Queries, viewId: string): Promise<void> {
  await queries.execute(sql`DELETE FROM admin_list_views WHERE id = ${viewId}`)
}
