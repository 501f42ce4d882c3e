import { ledgerAccounts, type MonthAmounts } from '@naikkelas/contract/commerce'
import { endOfMonth, type Month, startOfMonth } from '@naikkelas/contract/time'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf } from '../../../platform/database/rows.ts'

const accountRow = z.object({
  account: z.enum(ledgerAccounts),
  opening: bigintColumn,
  debit: bigintColumn,
  credit: bigintColumn,
  closing: bigintColumn,
})

/** Each account that was moved until the end of a month. */
export const findAccounts = (queries: Queries, month: Month): Promise<MonthAmounts['accounts']> =>
  rowsOf(
    queries,
    accountRow,
    sql`
      SELECT l.account, coalesce(sum(l.amount) FILTER (WHERE NOT e.is_within), 0)::bigint AS opening,
        coalesce(sum(l.amount) FILTER (WHERE e.is_within AND l.amount > 0), 0)::bigint AS debit,
        coalesce(-sum(l.amount) FILTER (WHERE e.is_within AND l.amount < 0), 0)::bigint AS credit,
        sum(l.amount)::bigint AS closing
      FROM (SELECT id, occurred_at >= ${startOfMonth(month)} AS is_within FROM ledger_entries
        WHERE occurred_at < ${endOfMonth(month)}) AS e
      JOIN ledger_lines l ON l.entry_id = e.id GROUP BY l.account
      ORDER BY array_position(${sql.param([...ledgerAccounts])}::text[], l.account)`,
  )

const documentsRow = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  count: bigintColumn,
  total: bigintColumn,
  tax: bigintColumn,
})

/** Invoices and credit notes of a month. */
export async function findDocuments(
  queries: Queries,
  month: Month,
): Promise<Pick<MonthAmounts, 'invoices' | 'creditNotes'>> {
  const rows = await rowsOf(
    queries,
    documentsRow,
    sql`
      SELECT kind, count(*) AS count, sum(total_amount)::bigint AS total, sum(tax_amount)::bigint AS tax
      FROM invoices WHERE month = ${month} GROUP BY kind`,
  )
  const sums = (asked: 'invoice' | 'credit_note') => {
    const { count, total, tax } = rows.find(({ kind }) => kind === asked) ?? { count: 0, total: 0, tax: 0 }
    return { count, total, tax }
  }
  return { invoices: sums('invoice'), creditNotes: sums('credit_note') }
}
