import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowsOf } from '../../../platform/database/rows.ts'

/** Tables whose rows are asked for at a gateway: each has `claimed_until`, `tries` and `check_at`. */
type AskedTable = 'payment_attempts' | 'refunds'
/** Tables whose rows are due at `check_at`. */
export type DueTable = AskedTable | 'subscriptions'

/** How long one caller may take: a little more than the longest call. */
const LEASE_MS = 60_000

export interface Claimed {
  table: AskedTable
  id: string
  /** What else must be true of it. */
  where: SQL
}

/** Lets one caller, in all processes together, ask the gateway, and makes it due again when the lease is over. */
export async function claimRow(ctx: AppContext, { table, id, where }: Claimed): Promise<boolean> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const claimed = await countOf(
    ctx.database.queries,
    sql`
      UPDATE ${sql.identifier(table)} SET claimed_until = ${until}, tries = tries + 1, check_at = ${until}
      WHERE id = ${id} AND (${where}) AND (claimed_until IS NULL OR claimed_until <= ${now})`,
  )
  return claimed > 0
}

interface Due {
  now: Date
  next: Date
  limit: number
}

/** Those that are due, longest waiting first; asking again is put off, so that a failing one holds up no other. */
export async function takeDue(queries: Queries, table: DueTable, { now, next, limit }: Due): Promise<string[]> {
  const name = sql.identifier(table)
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      UPDATE ${name} SET check_at = ${next}
      WHERE id IN (SELECT id FROM ${name} WHERE check_at <= ${now} ORDER BY check_at, id LIMIT ${limit})
      RETURNING id`,
  )
  return rows.map(({ id }) => id)
}
