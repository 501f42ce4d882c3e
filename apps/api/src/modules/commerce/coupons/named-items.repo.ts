import { sellableKinds } from '@naikkelas/contract'
import { couponKinds } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

const namedRow = z.object({ id: z.uuid(), kind: z.enum(sellableKinds) })

/** Those of these that there are. */
export const findNamedItems = (queries: Queries, ids: readonly string[]) =>
  rowsOf(queries, namedRow, sql`SELECT id, kind FROM sellables WHERE id = ANY (${sql.param([...ids])}::uuid[])`)

const nameableRow = z.object({ id: z.uuid(), kind: z.enum(couponKinds), name: z.string() })

/** What a coupon can name, newest first. */
export function findNameableItems(queries: Queries, search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return rowsOf(
    queries,
    nameableRow,
    sql`
      SELECT id, kind, name FROM sellables
      WHERE kind IN ('course', 'tool', 'event') AND archived_at IS NULL AND name ILIKE ${pattern}
      ORDER BY number DESC LIMIT 20`,
  )
}
