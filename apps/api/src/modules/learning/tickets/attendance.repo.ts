import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { NewCheckIn, ShownTicket } from './check-in.rules.ts'

/** The name of an event and when it begins; undefined for what is none. */
export function findEventHead(queries: Queries, eventId: string) {
  return rowOf(
    queries,
    z.object({ name: z.string(), starts_at: z.nullable(timestampColumn) }),
    sql`
      SELECT name, (SELECT min(starts_at) FROM event_sessions WHERE event_id = s.id) AS starts_at
      FROM sellables s WHERE id = ${eventId} AND kind = 'event'`,
  )
}

const ticketRow = z
  .object({
    entitlement_id: z.uuid(),
    code: z.string(),
    event_id: z.uuid(),
    event_name: z.string(),
    name: z.nullable(z.string()),
    is_held: z.boolean(),
    check_in_id: z.nullable(z.uuid()),
    checked_in_at: z.nullable(timestampColumn),
    checked_in_by: z.nullable(z.string()),
  })
  .transform(
    (row): ShownTicket => ({
      entitlementId: row.entitlement_id,
      code: row.code,
      eventId: row.event_id,
      eventName: row.event_name,
      name: row.name,
      isHeld: row.is_held,
      checkIn: row.checked_in_at && { id: row.check_in_id, at: row.checked_in_at, by: row.checked_in_by },
    }),
  )

/** Tickets with these codes, of whichever event; others wait until the transaction ends. */
export const lockTickets = (tx: Tx, { codes, now }: { codes: readonly string[]; now: Date }) =>
  rowsOf(
    tx,
    ticketRow,
    // In one order, so that two doors with the same tickets wait for each other once.
    sql`
      SELECT t.entitlement_id, t.code, s.id AS event_id, s.name AS event_name, u.name,
        e.revoked_at IS NULL AND (e.ends_at IS NULL OR e.ends_at > ${now}) AS is_held,
        t.check_in_id, t.checked_in_at, (SELECT a.name FROM admin_users a WHERE a.id = t.checked_in_by) AS checked_in_by
      FROM event_tickets t JOIN entitlements e ON e.id = t.entitlement_id JOIN sellables s ON s.id = e.sellable_id
      LEFT JOIN learner_users u ON u.id = e.learner_id
      WHERE t.code = ANY (${sql.param([...codes])}::text[])
      ORDER BY t.code FOR UPDATE OF t`,
  )

export async function storeCheckIns(tx: Tx, checkIns: readonly NewCheckIn[], adminId: string): Promise<void> {
  const rows = checkIns.map(({ entitlementId, scanId, at }) => ({ entitlement_id: entitlementId, scan_id: scanId, at }))
  await tx.execute(sql`
    UPDATE event_tickets t SET checked_in_at = r.at, checked_in_by = ${adminId}, check_in_id = r.scan_id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (entitlement_id uuid, scan_id uuid, at timestamptz)
    WHERE t.entitlement_id = r.entitlement_id`)
}

export async function clearCheckIn(tx: Tx, entitlementId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE event_tickets SET checked_in_at = NULL, checked_in_by = NULL, check_in_id = NULL
    WHERE entitlement_id = ${entitlementId}`)
}
