import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'
import { newTicketCode } from './new-ticket-code.ts'

const ticketRow = z
  .object({
    entitlement_id: z.uuid(),
    code: z.string(),
    checked_in_at: z.nullable(timestampColumn),
    checked_in_by: z.nullable(z.uuid()),
  })
  .transform((row) => ({
    entitlementId: row.entitlement_id,
    code: row.code,
    checkedInAt: row.checked_in_at,
    /** Id of the admin. */
    checkedInBy: row.checked_in_by,
  }))
export type StoredTicket = z.output<typeof ticketRow>

const findStored = (queries: Queries, entitlementIds: readonly string[]): Promise<StoredTicket[]> =>
  rowsOf(
    queries,
    ticketRow,
    sql`
      SELECT entitlement_id, code, checked_in_at, checked_in_by FROM event_tickets
      WHERE entitlement_id = ANY (${sql.param([...entitlementIds])}::uuid[])`,
  )

/** Tickets of seats at events, by their entitlement; made for those that have none yet. */
export async function ticketsOf(
  queries: Queries,
  entitlementIds: readonly string[],
): Promise<Map<string, StoredTicket>> {
  let stored = await findStored(queries, entitlementIds)
  for (;;) {
    const has = new Set(stored.map(({ entitlementId }) => entitlementId))
    const rows = entitlementIds.filter((id) => !has.has(id)).map((id) => ({ id, code: newTicketCode() }))
    if (rows.length === 0) break
    // A code that another ticket has is skipped, and drawn again in the next round.
    await queries.execute(sql`
      INSERT INTO event_tickets (entitlement_id, code)
      SELECT r.id, r.code FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id uuid, code text)
      ON CONFLICT DO NOTHING`)
    stored = await findStored(queries, entitlementIds)
  }
  return new Map(stored.map((ticket) => [ticket.entitlementId, ticket]))
}

const eventRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    name: z.string(),
    link: z.string(),
    cover_id: z.nullable(z.uuid()),
  })
  .transform(({ cover_id, ...same }) => ({ ...same, coverId: cover_id }))

/** @param ids of events; in no order */
export const findEvents = (queries: Queries, ids: readonly string[]) =>
  rowsOf(
    queries,
    eventRow,
    sql`
      SELECT id, number, name, link, cover_id FROM sellables WHERE id = ANY (${sql.param([...ids])}::uuid[])`,
  )

/** Tickets name a learner by their entitlement alone, which is given to the survivor and goes with the account by itself. */
export const ticketData: PersonalDataSource = {
  name: 'Tiket acara',
  tables: [],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT s.name AS event, t.code, t.checked_in_at
        FROM event_tickets t JOIN entitlements e ON e.id = t.entitlement_id JOIN sellables s ON s.id = e.sellable_id
        WHERE e.learner_id = ${id} ORDER BY e.granted_at, t.code`,
    ),
  merge: () => Promise.resolve(),
}
