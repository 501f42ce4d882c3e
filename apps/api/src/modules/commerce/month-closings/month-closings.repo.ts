import type { MonthClosing } from '@naikkelas/contract/commerce'
import type { Month } from '@naikkelas/contract/time'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const closingRow = z
  .object({
    id: z.uuid(),
    month: z.string(),
    snapshot: z.string(),
    hash: z.string(),
    note: z.nullable(z.string()),
    closed_by: z.nullable(z.string()),
    closed_at: timestampColumn,
    reopen_reason: z.nullable(z.string()),
    reopened_by: z.nullable(z.string()),
    reopened_at: z.nullable(timestampColumn),
  })
  .transform((row) => ({
    month: row.month,
    snapshot: row.snapshot,
    closing: {
      id: row.id,
      hash: row.hash,
      note: row.note,
      closedBy: row.closed_by,
      closedAt: row.closed_at.toISOString(),
      reopenReason: row.reopen_reason,
      reopenedBy: row.reopened_by,
      reopenedAt: row.reopened_at?.toISOString() ?? null,
    } satisfies MonthClosing,
  }))
export type StoredClosing = z.output<typeof closingRow>

const selected = sql`
  SELECT m.id, m.month, m.snapshot, m.hash, m.note, c.name AS closed_by, m.closed_at, m.reopen_reason,
    r.name AS reopened_by, m.reopened_at
  FROM month_closings m LEFT JOIN admin_users c ON c.id = m.closed_by LEFT JOIN admin_users r ON r.id = m.reopened_by`

/** Those that hold, latest first. */
export const findClosings = (queries: Queries): Promise<StoredClosing[]> =>
  rowsOf(queries, closingRow, sql`${selected} WHERE m.reopened_at IS NULL ORDER BY m.month DESC`)

/** All of a month, latest first. */
export const findClosingsOf = (queries: Queries, month: Month): Promise<StoredClosing[]> =>
  rowsOf(queries, closingRow, sql`${selected} WHERE m.month = ${month} ORDER BY m.closed_at DESC, m.id`)

const booksRow = z.object({
  first: z.nullable(z.string()),
  closed: z.nullable(z.string()),
  hash: z.nullable(z.string()),
})

/** Where the books begin, and up to where they are closed, with the hash of the last closing. */
export async function findBooks(queries: Queries): Promise<z.output<typeof booksRow>> {
  const found = await rowOf(
    queries,
    booksRow,
    sql`
      SELECT (SELECT to_char(min(occurred_at) AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM') FROM ledger_entries) AS first, l.month AS closed, l.hash
      FROM (SELECT 1) AS one LEFT JOIN LATERAL (
        SELECT month, hash FROM month_closings WHERE reopened_at IS NULL ORDER BY month DESC LIMIT 1) AS l ON true`,
  )
  return found ?? { first: null, closed: null, hash: null }
}

/** Waits for who writes into the month, and keeps others out until the transaction ends. */
export async function lockMonth(tx: Tx, month: Month): Promise<void> {
  await tx.execute(sql`SELECT lock_month(${month}, true)`)
}

interface NewClosing {
  id: string
  month: Month
  until: Date
  snapshot: string
  hash: string
  note: string | null
  adminId: string
  at: Date
}

export async function insertClosing(tx: Tx, closing: NewClosing): Promise<void> {
  const { id, month, until, snapshot, hash, note, adminId, at } = closing
  await tx.execute(sql`
    INSERT INTO month_closings (id, month, until, snapshot, hash, note, closed_by, closed_at)
    VALUES (${id}, ${month}, ${until}, ${snapshot}, ${hash}, ${note}, ${adminId}, ${at})`)
}

interface Reopening {
  month: Month
  reason: string
  adminId: string
  at: Date
}

/** @returns false for a month that is open, or was closed before another one */
export async function undoClosing(tx: Tx, { month, reason, adminId, at }: Reopening): Promise<boolean> {
  const undone = await countOf(
    tx,
    sql`
      UPDATE month_closings SET reopen_reason = ${reason}, reopened_by = ${adminId}, reopened_at = ${at}
      WHERE month = ${month} AND reopened_at IS NULL
        AND NOT EXISTS (SELECT FROM month_closings c WHERE c.reopened_at IS NULL AND c.month > ${month})`,
  )
  return undone > 0
}
