import { ledgerAccounts, ledgerEntryKinds } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { LedgerEntry } from './entries.rules.ts'

/**
 * Entry and lines in one statement, at whose end the database asks that they balance.
 * @returns false when this movement was recorded before
 */
export async function insertEntry(tx: Tx, { key, kind, orderId, lines, at }: LedgerEntry): Promise<boolean> {
  const stored = lines.map(({ account, partnerId, affiliateCodeId, amount }, position) => ({
    position,
    account,
    partner_id: partnerId,
    affiliate_code_id: affiliateCodeId,
    amount,
  }))
  const inserted = await countOf(
    tx,
    sql`
      WITH entry AS (
        INSERT INTO ledger_entries (id, key, kind, order_id, line_count, occurred_at)
        VALUES (${randomUUID()}, ${key}, ${kind}, ${orderId}, ${lines.length}, ${at})
        ON CONFLICT (key) DO NOTHING RETURNING id)
      INSERT INTO ledger_lines (entry_id, position, account, partner_id, affiliate_code_id, amount)
      SELECT entry.id, l.position, l.account, l.partner_id, l.affiliate_code_id, l.amount
      FROM entry, jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
        AS l (position smallint, account text, partner_id uuid, affiliate_code_id uuid, amount bigint)`,
  )
  return inserted > 0
}

const entryRow = z
  .object({
    kind: z.enum(ledgerEntryKinds),
    occurred_at: timestampColumn,
    lines: z.array(z.object({ account: z.enum(ledgerAccounts), owner: z.nullable(z.string()), amount: z.number() })),
  })
  .transform(({ occurred_at, ...same }) => ({ ...same, at: occurred_at }))
/** An entry with the names of those whose shares are in it. */
export type StoredEntry = z.output<typeof entryRow>

export const findEntriesOf = (queries: Queries, orderId: string): Promise<StoredEntry[]> =>
  rowsOf(
    queries,
    entryRow,
    sql`
      SELECT e.kind, e.occurred_at, (
        SELECT jsonb_agg(jsonb_build_object(
          'account', l.account, 'owner', coalesce(p.name, a.code), 'amount', l.amount) ORDER BY l.position)
        FROM ledger_lines l
        LEFT JOIN partners p ON p.id = l.partner_id
        LEFT JOIN affiliate_codes a ON a.id = l.affiliate_code_id
        WHERE l.entry_id = e.id) AS lines
      FROM ledger_entries e WHERE e.order_id = ${orderId} ORDER BY e.number`,
  )
