import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

export async function hasReports(queries: Queries, day: string): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ known: z.boolean() }),
    sql`SELECT EXISTS (SELECT FROM gateway_reports WHERE day = ${day}) AS known`,
  )
  return row?.known ?? false
}
