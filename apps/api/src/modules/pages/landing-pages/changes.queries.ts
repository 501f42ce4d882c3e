import type { Operation } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'

/** What takes a change of a page back; undefined when the page holds no such change. */
export async function findInverse(
  queries: Queries,
  { pageId, changeId }: { pageId: string; changeId: string },
): Promise<Operation[] | undefined> {
  const row = await rowOf(
    queries,
    z.object({ inverse: z.custom<Operation[]>(Array.isArray) }),
    sql`SELECT inverse FROM landing_page_operations WHERE page_id = ${pageId} AND operation_id = ${changeId}`,
  )
  return row?.inverse
}

/** Ids of a page's latest editors, latest first; at most `count`. */
export function findLastEditors(queries: Queries, pageId: string, { count }: { count: number }): Promise<string[]> {
  return rowsOf(
    queries,
    z.object({ actor_id: z.uuid() }).transform((row) => row.actor_id),
    sql`
      SELECT actor_id FROM landing_page_operations WHERE page_id = ${pageId}
      GROUP BY actor_id ORDER BY max(version) DESC LIMIT ${count}`,
  )
}
