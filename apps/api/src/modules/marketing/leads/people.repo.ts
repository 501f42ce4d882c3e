import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'

const contactRow = z.object({ person_id: z.uuid() }).transform(({ person_id }) => person_id)

/**
 * The person with these contacts, or `newId` when no person has one of them. Two persons found by them are merged.
 * Contacts are locked in one order, so that parallel submissions do not deadlock.
 */
export async function personOf(queries: Tx, contacts: readonly string[], newId: string): Promise<string> {
  const known = new Set<string>()
  for (const contact of contacts) {
    const id = await rowOf(
      queries,
      contactRow,
      sql`
        INSERT INTO lead_contacts (contact, person_id) VALUES (${contact}, ${newId})
        ON CONFLICT (contact) DO UPDATE SET contact = excluded.contact RETURNING person_id`,
    )
    if (id !== undefined && id !== newId) known.add(id)
  }
  // Ids are ordered by time: the oldest person stays.
  const [first, ...others] = [...known].sort()
  if (first === undefined) return newId
  const gone = [...others, newId]
  await queries.execute(
    sql`UPDATE lead_contacts SET person_id = ${first} WHERE person_id = ANY(${sql.param(gone)}::uuid[])`,
  )
  await queries.execute(sql`UPDATE leads SET person_id = ${first} WHERE person_id = ANY(${sql.param(gone)}::uuid[])`)
  return first
}

/** Deletes contacts without a lead. */
export async function forgetContacts(queries: Queries, contacts: readonly string[]) {
  await queries.execute(sql`
    DELETE FROM lead_contacts WHERE contact = ANY(${sql.param(contacts)}::text[])
      AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.contacts @> ARRAY[lead_contacts.contact] AND person_id IS NOT NULL)`)
}

export async function insertOptOuts(
  queries: Queries,
  { contacts, adminId, at }: { contacts: readonly string[]; adminId: string | null; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO lead_opt_outs (contact, admin_id, opted_out_at)
    SELECT contact, ${adminId}::uuid, ${at}::timestamptz FROM unnest(${sql.param(contacts)}::text[]) AS contact
    ON CONFLICT (contact) DO NOTHING`)
}

export async function removeOptOuts(queries: Queries, contacts: readonly string[]) {
  await queries.execute(sql`DELETE FROM lead_opt_outs WHERE contact = ANY(${sql.param(contacts)}::text[])`)
}

export async function findOptedOut(queries: Queries, contacts: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ contact: z.string() }),
    sql`SELECT contact FROM lead_opt_outs WHERE contact = ANY(${sql.param(contacts)}::text[])`,
  )
  return rows.map(({ contact }) => contact)
}
