import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

/** Leads with personal data that were sent before a moment, the oldest first. */
export function findLeadsToAnonymize(queries: Queries, { sentBefore, limit }: { sentBefore: Date; limit: number }) {
  const row = z.object({ id: z.uuid() }).transform(({ id }) => id)
  return rowsOf(
    queries,
    row,
    sql`SELECT id FROM leads WHERE anonymized_at IS NULL AND sent_at < ${sentBefore} ORDER BY sent_at LIMIT ${limit}`,
  )
}
