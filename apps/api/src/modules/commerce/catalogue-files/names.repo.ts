import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { type Named, namedLists } from './names.rules.ts'

const namedRow = z.object({ list: z.enum(namedLists), id: z.uuid(), name: z.string() })

/** Records with one of these ids or one of these names, in lower case. */
export function findNamed(queries: Queries, ids: readonly string[], names: readonly string[]): Promise<Named[]> {
  const [wanted, called] = [sql.param([...ids]), sql.param([...names])]
  return rowsOf(
    queries,
    namedRow,
    sql`
      SELECT 'category' AS list, id, name FROM categories WHERE id = ANY(${wanted}::uuid[]) OR lower(name) = ANY(${called}::text[])
      UNION ALL
      SELECT 'partner', id, name FROM partners WHERE id = ANY(${wanted}::uuid[]) OR lower(name) = ANY(${called}::text[])
      UNION ALL
      SELECT 'instructor', id, name FROM instructors WHERE id = ANY(${wanted}::uuid[]) OR lower(name) = ANY(${called}::text[])
      UNION ALL
      SELECT 'course', id, link FROM sellables
      WHERE kind = 'course' AND (id = ANY(${wanted}::uuid[]) OR link = ANY(${called}::text[]))`,
  )
}

/** Ids of what has one of these numbers or links. */
export async function findMeant(queries: Queries, numbers: readonly number[], links: readonly string[]) {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT id FROM sellables
      WHERE number = ANY(${sql.param([...numbers])}::bigint[]) OR link = ANY(${sql.param([...links])}::text[])`,
  )
  return rows.map(({ id }) => id)
}
