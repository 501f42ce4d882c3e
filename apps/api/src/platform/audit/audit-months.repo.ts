import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { holdLock, type Tx } from '../database/index.ts'
import { rowOf, rowsOf } from '../database/rows.ts'
import { inWib } from '../database/wib.ts'

/** Months that are there before the first entry of them. */
const MONTHS_AHEAD = 3

/**
 * Adds the months to come and those of entries in the default partition. It waits for a lock of the table for a second at
 * most, because all later writes queue behind it: the next hour tries again.
 */
export async function addAuditMonths(tx: Tx, now: Date): Promise<void> {
  await begin(tx)
  const months = await rowsOf(
    tx,
    z.object({ month: z.string() }),
    sql`
      SELECT DISTINCT to_char(at ${inWib}, 'YYYY-MM-01') AS month FROM audit_entries_default
      UNION
      SELECT to_char(${now.toISOString()}::timestamptz ${inWib} + make_interval(months => ahead), 'YYYY-MM-01')
      FROM generate_series(0, ${MONTHS_AHEAD}::integer) AS ahead`,
  )
  for (const { month } of months) await tx.execute(sql`SELECT add_audit_month(${month}::date)`)
}

/** Drops whole months before that moment. Answers how many. */
export async function dropAuditMonths(tx: Tx, endedBefore: Date): Promise<number> {
  await begin(tx)
  const row = await rowOf(
    tx,
    z.object({ dropped: z.number() }),
    sql`SELECT drop_audit_months(${endedBefore.toISOString()}::timestamptz) AS dropped`,
  )
  return row?.dropped ?? 0
}

async function begin(tx: Tx) {
  await holdLock(tx, 'audit-months')
  await tx.execute(sql`SET LOCAL lock_timeout = '1s'`)
}
