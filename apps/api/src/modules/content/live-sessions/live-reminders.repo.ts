import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

/** Asked for twice, it is one. */
export async function insertReminder(
  tx: Tx,
  reminder: { id: string; sessionId: string; email: string; at: Date },
): Promise<{ id: string; isConfirmed: boolean }> {
  const { id, sessionId, email, at } = reminder
  const [row] = await rowsOf(
    tx,
    z.object({ id: z.uuid(), is_confirmed: z.boolean() }),
    sql`
      INSERT INTO live_reminders (id, session_id, email, asked_at) VALUES (${id}, ${sessionId}, ${email}, ${at})
      ON CONFLICT (session_id, email) DO UPDATE SET asked_at = excluded.asked_at
      RETURNING id, confirmed_at IS NOT NULL AS is_confirmed`,
  )
  if (!row) throw new Error('a reminder that was written is there')
  return { id: row.id, isConfirmed: row.is_confirmed }
}

const reminderRow = z
  .object({
    email: z.string(),
    is_confirmed: z.boolean(),
    number: bigintColumn,
    title: z.string(),
    starts_at: timestampColumn,
    ends_at: timestampColumn,
  })
  .transform((row) => ({
    email: row.email,
    isConfirmed: row.is_confirmed,
    session: { number: row.number, title: row.title, startsAt: row.starts_at, endsAt: row.ends_at },
  }))

/** One of a session that visitors see. */
export function findReminder(queries: Queries, id: string) {
  return rowOf(
    queries,
    reminderRow,
    sql`
      SELECT email, confirmed_at IS NOT NULL AS is_confirmed, number, title, starts_at, ends_at
      FROM live_reminders JOIN live_sessions ON live_sessions.id = session_id
      WHERE live_reminders.id = ${id} AND state = 'published'`,
  )
}

export async function confirmReminder(queries: Queries, { id, at }: { id: string; at: Date }) {
  await queries.execute(sql`UPDATE live_reminders SET confirmed_at = coalesce(confirmed_at, ${at}) WHERE id = ${id}`)
}

export async function deleteReminder(queries: Queries, id: string) {
  await queries.execute(sql`DELETE FROM live_reminders WHERE id = ${id}`)
}

const dueRow = z
  .object({
    reminder_id: z.uuid(),
    email: z.string(),
    number: bigintColumn,
    title: z.string(),
    starts_at: timestampColumn,
  })
  .transform((row) => ({
    id: row.reminder_id,
    email: row.email,
    number: row.number,
    title: row.title,
    startsAt: row.starts_at,
  }))

/** Marks confirmed reminders of sessions that begin until a moment as mailed, and answers with them. */
export function takeDueReminders(tx: Tx, { now, until, limit }: { now: Date; until: Date; limit: number }) {
  return rowsOf(
    tx,
    dueRow,
    sql`
      UPDATE live_reminders SET reminded_of = live_sessions.starts_at
      FROM live_sessions
      WHERE live_sessions.id = session_id AND live_reminders.id IN (
        SELECT live_reminders.id FROM live_reminders JOIN live_sessions ON live_sessions.id = session_id
        WHERE state = 'published' AND starts_at > ${now} AND starts_at <= ${until}
          AND confirmed_at IS NOT NULL AND reminded_of IS DISTINCT FROM starts_at
        ORDER BY starts_at, live_reminders.id LIMIT ${limit} FOR UPDATE OF live_reminders)
      RETURNING live_reminders.id AS reminder_id, email, number, title, starts_at`,
  )
}

/** Addresses of people whose session has passed, and those without a confirmation. */
export function deletePassedReminders(
  queries: Queries,
  { now, unconfirmedSince }: { now: Date; unconfirmedSince: Date },
): Promise<number> {
  return countOf(
    queries,
    sql`
      DELETE FROM live_reminders USING live_sessions
      WHERE live_sessions.id = session_id
        AND (ends_at <= ${now} OR (confirmed_at IS NULL AND asked_at < ${unconfirmedSince}))`,
  )
}
