import type { LeadRecipient } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../db/rows.ts'

/** As stored: what its form is called stands on the page. */
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

/** One who is there already is answered as they are. */
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

/** Everyone who is told of a lead of this form, each address once, however many ways it is on the list. */
export async function insertNotices(
  queries: Queries,
  { leadId, pageId, sectionId }: { leadId: string; pageId: string | null; sectionId: string },
) {
  await queries.execute(sql`
    INSERT INTO lead_notices (recipient_id, lead_id)
    SELECT DISTINCT ON (email) id, ${leadId}::uuid FROM lead_recipients
    WHERE (page_id IS NULL OR page_id = ${pageId}::uuid) AND (section_id IS NULL OR section_id = ${sectionId})
    ORDER BY email, section_id NULLS LAST, page_id NULLS LAST
    ON CONFLICT DO NOTHING`)
}

/** Somebody who has waited long enough to be told, held until the transaction ends; undefined when nobody has. */
export function lockDueRecipient(queries: Queries, { now, pauseSeconds }: { now: Date; pauseSeconds: number }) {
  return rowOf(
    queries,
    z.object({ id: z.uuid(), email: z.string() }),
    sql`
      SELECT id, email FROM lead_recipients
      WHERE (told_at IS NULL OR told_at <= ${now}::timestamptz - make_interval(secs => ${pauseSeconds}))
        AND EXISTS (SELECT 1 FROM lead_notices WHERE recipient_id = lead_recipients.id)
      ORDER BY told_at NULLS FIRST, id LIMIT 1 FOR UPDATE OF lead_recipients SKIP LOCKED`,
  )
}

/** What somebody was to be told of, taken off the list. */
export async function takeNotices(queries: Queries, recipientId: string, now: Date): Promise<string[]> {
  await queries.execute(sql`UPDATE lead_recipients SET told_at = ${now}::timestamptz WHERE id = ${recipientId}`)
  const rows = await rowsOf(
    queries,
    z.object({ lead_id: z.uuid() }),
    sql`DELETE FROM lead_notices WHERE recipient_id = ${recipientId} RETURNING lead_id`,
  )
  return rows.map(({ lead_id }) => lead_id)
}
