import type { AdCost } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'
import type { Period } from './period.rules.ts'

const costRow = z
  .object({
    id: z.uuid(),
    campaign: z.string(),
    from_day: z.string(),
    until_day: z.string(),
    amount: bigintColumn,
  })
  .transform(({ from_day, until_day, ...same }): AdCost => ({ ...same, from: from_day, until: until_day }))

const columns = sql`id, campaign, from_day::text AS from_day, until_day::text AS until_day, amount`

/** Latest days first. */
export function findAdCosts(queries: Queries, pageId: string) {
  return rowsOf(
    queries,
    costRow,
    sql`SELECT ${columns} FROM ad_costs WHERE page_id = ${pageId} ORDER BY from_day DESC, id DESC`,
  )
}

/** Those with a day in common with a period. */
export function findAdCostsWithin(queries: Queries, pageId: string, { from, until }: Period) {
  return rowsOf(
    queries,
    costRow,
    sql`
      SELECT ${columns} FROM ad_costs
      WHERE page_id = ${pageId} AND from_day <= ${until}::date AND until_day >= ${from}::date ORDER BY id`,
  )
}

interface NewAdCost extends AdCost {
  pageId: string
  actorId: string
  at: Date
}

export async function countAdCosts(queries: Queries, pageId: string): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ count: z.number() }),
    sql`SELECT count(*)::int AS count FROM ad_costs WHERE page_id = ${pageId}`,
  )
  return row?.count ?? 0
}

export function insertAdCost(queries: Queries, cost: NewAdCost) {
  return rowOf(
    queries,
    costRow,
    sql`
      INSERT INTO ad_costs (id, page_id, campaign, from_day, until_day, amount, created_by, created_at)
      VALUES (${cost.id}::uuid, ${cost.pageId}::uuid, ${cost.campaign}, ${cost.from}::date, ${cost.until}::date,
        ${cost.amount}::bigint, ${cost.actorId}::uuid, ${cost.at}::timestamptz)
      RETURNING ${columns}`,
  )
}

export async function removeAdCost(queries: Queries, { pageId, costId }: { pageId: string; costId: string }) {
  return (await countOf(queries, sql`DELETE FROM ad_costs WHERE page_id = ${pageId} AND id = ${costId}`)) === 1
}
