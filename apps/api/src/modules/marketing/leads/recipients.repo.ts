import type { LeadRecipient } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

/** As stored: the form's title comes from the page. */
export type RecipientRow = Omit<LeadRecipient, 'form'>

const recipientRow = z
  .object({
    id: z.uuid(),
    email: z.string(),
    page_id: z.nullable(z.uuid()),
    page_name: z.nullable(z.string()),
    section_id: z.nullable(z.string()),
    told_at: z.nullable(timestampColumn),
  })
  .transform(
    ({ page_id, page_name, section_id, told_at, ...same }): RecipientRow => ({
      ...same,
      page: page_id === null ? null : { id: page_id, name: page_name ?? '' },
      sectionId: section_id,
      toldAt: told_at?.toISOString() ?? null,
    }),
  )

const columns = sql`
  id, email, page_id, section_id, told_at, (SELECT name FROM landing_pages WHERE landing_pages.id = page_id) AS page_name`

export function findRecipients(queries: Queries) {
  return rowsOf(
    queries,
    recipientRow,
    sql`SELECT ${columns} FROM lead_recipients ORDER BY page_id NULLS FIRST, email LIMIT 200`,
  )
}

export function findRecipient(queries: Queries, id: string) {
  return rowOf(queries, recipientRow, sql`SELECT ${columns} FROM lead_recipients WHERE id = ${id}`)
}

/** An existing recipient is returned unchanged. */
export function insertRecipient(
  queries: Queries,
  given: { id: string; email: string; pageId: string | null; sectionId: string | null; at: Date },
) {
  return rowOf(
    queries,
    recipientRow,
    sql`
      INSERT INTO lead_recipients (id, page_id, section_id, email, created_at)
      VALUES (${given.id}, ${given.pageId}, ${given.sectionId}, ${given.email}, ${given.at}::timestamptz)
      ON CONFLICT (page_id, section_id, email) DO UPDATE SET email = excluded.email RETURNING ${columns}`,
  )
}

export async function removeRecipient(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM lead_recipients WHERE id = ${id}`)) === 1
}

export async function countRecipients(queries: Queries): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(*)::int AS total FROM lead_recipients`,
  )
  return row?.total ?? 0
}

const dueRow = z
  .object({ id: z.uuid(), email: z.string(), told_at: z.nullable(timestampColumn) })
  .transform(({ told_at, ...same }) => ({ ...same, toldAt: told_at }))

/** Adds a notice for every recipient of this form, each address once however many entries name it, and returns them. */
export function insertNotices(
  tx: Tx,
  { leadId, pageId, sectionId }: { leadId: string; pageId: string | null; sectionId: string },
) {
  return rowsOf(
    tx,
    dueRow,
    sql`
      WITH added AS (
        INSERT INTO lead_notices (recipient_id, lead_id)
        SELECT DISTINCT ON (email) id, ${leadId}::uuid FROM lead_recipients
        WHERE (page_id IS NULL OR page_id = ${pageId}::uuid) AND (section_id IS NULL OR section_id = ${sectionId})
        ORDER BY email, section_id NULLS LAST, page_id NULLS LAST
        ON CONFLICT DO NOTHING RETURNING recipient_id)
      SELECT id, email, told_at FROM lead_recipients JOIN added ON recipient_id = id`,
  )
}

/** Recipients with unsent leads. */
export function findRecipientsWithNews(tx: Tx) {
  return rowsOf(
    tx,
    dueRow,
    sql`
      SELECT id, email, told_at FROM lead_recipients
      WHERE EXISTS (SELECT 1 FROM lead_notices WHERE recipient_id = lead_recipients.id)`,
  )
}

export function lockRecipient(tx: Tx, id: string) {
  return rowOf(tx, dueRow, sql`SELECT id, email, told_at FROM lead_recipients WHERE id = ${id} FOR UPDATE`)
}

/** Takes a recipient's unsent leads off the list. */
export async function takeNotices(queries: Tx, recipientId: string, now: Date): Promise<string[]> {
  await queries.execute(sql`UPDATE lead_recipients SET told_at = ${now}::timestamptz WHERE id = ${recipientId}`)
  const rows = await rowsOf(
    queries,
    z.object({ lead_id: z.uuid() }),
    sql`DELETE FROM lead_notices WHERE recipient_id = ${recipientId} RETURNING lead_id`,
  )
  return rows.map(({ lead_id }) => lead_id)
}
