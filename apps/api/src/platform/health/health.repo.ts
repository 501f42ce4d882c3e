import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../database/index.ts'
import { rowOf } from '../database/rows.ts'

export async function serverVersion(queries: Queries): Promise<string> {
  const row = await rowOf(
    queries,
    z.object({ version: z.string() }),
    sql`SELECT current_setting('server_version') AS version`,
  )
  return row?.version.split(' ')[0] ?? ''
}
