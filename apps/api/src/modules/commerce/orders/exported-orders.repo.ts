import { ledgerAccounts } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf } from '../../../platform/database/rows.ts'

const factsRow = z
  .object({
    id: z.uuid(),
    invoice: z.nullable(z.string()),
    shares: z.partialRecord(z.enum(ledgerAccounts), z.number()),
    received: bigintColumn,
  })
  .transform(({ id, ...facts }) => [id, facts] as const)
/** What an export says of an order beside its list: shares are what is left of them after refunds. */
export type ExportedFacts = z.output<typeof factsRow>[1]

/** By the ids of the orders. */
export async function findExportedFacts(
  queries: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ExportedFacts>> {
  if (orderIds.length === 0) return new Map()
  const rows = await rowsOf(
    queries,
    factsRow,
    sql`
      SELECT o.id, i.number AS invoice,
        coalesce((SELECT jsonb_object_agg(s.account, s.amount) FROM (
          SELECT l.account, -sum(l.amount) AS amount FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
          WHERE e.order_id = o.id AND l.account IN ('platform', 'partner', 'affiliate', 'tax') GROUP BY l.account) AS s),
          '{}') AS shares,
        coalesce((SELECT sum(p.amount) FROM payments p WHERE p.order_id = o.id), 0)::bigint AS received
      FROM orders o
      LEFT JOIN invoices i ON i.order_id = o.id AND i.kind = 'invoice'
      WHERE o.id = ANY (${`{${orderIds.join(',')}}`}::uuid[])`,
  )
  return new Map(rows)
}
