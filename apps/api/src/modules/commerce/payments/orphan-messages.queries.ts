import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf } from '../../../platform/database/rows.ts'

/** Messages that no payment was found for and no admin has looked at. */
export async function countOrphans(queries: Queries): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ count: bigintColumn }),
    sql`
      SELECT count(*) AS count FROM payment_webhooks
      WHERE attempt_id IS NULL AND kind <> 'other' AND settled_at IS NULL`,
  )
  return row?.count ?? 0
}
