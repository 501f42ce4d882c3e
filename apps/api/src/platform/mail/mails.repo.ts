import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../database/index.ts'
import { countOf, rowOf, rowsOf } from '../database/rows.ts'
import type { MailMessage } from './mail-port.ts'

export interface NewMail extends Omit<MailMessage, 'id' | 'senderName'> {
  /** Subject and recipient of the mail. */
  key: string
}

/** Writes a mail into the outbox; undefined when one with this key was written before. */
export async function insertMail(
  tx: Tx,
  { key, to, subject, text, html, unsubscribe }: NewMail,
): Promise<string | undefined> {
  const row = await rowOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`
      INSERT INTO mails (id, key, recipient_name, recipient_email, subject, text_body, html_body, unsubscribe_address)
      VALUES (${uuidv7()}, ${key}, ${to.name}, ${to.address}, ${subject}, ${text}, ${html}, ${unsubscribe ?? null})
      ON CONFLICT (key) DO NOTHING RETURNING id`,
  )
  return row?.id
}

const mailRow = z
  .object({
    id: z.uuid(),
    recipient_name: z.string(),
    recipient_email: z.string(),
    subject: z.string(),
    text_body: z.string(),
    html_body: z.string(),
    unsubscribe_address: z.nullable(z.string()),
  })
  .transform(
    (row): MailMessage => ({
      id: row.id,
      to: { name: row.recipient_name, address: row.recipient_email },
      subject: row.subject,
      text: row.text_body,
      html: row.html_body,
      unsubscribe: row.unsubscribe_address,
    }),
  )

/** A mail that was neither sent nor given up. */
export function findUnsentMail(queries: Queries, id: string): Promise<MailMessage | undefined> {
  return rowOf(
    queries,
    mailRow,
    sql`
      SELECT id, recipient_name, recipient_email, subject, text_body, html_body, unsubscribe_address FROM mails
      WHERE id = ${id} AND sent_at IS NULL AND failed_at IS NULL`,
  )
}

/** Mails that were neither sent nor given up. */
export function findUnsentMailIds(queries: Queries): Promise<{ id: string }[]> {
  return rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM mails WHERE sent_at IS NULL AND failed_at IS NULL ORDER BY created_at`,
  )
}

export async function markSent(queries: Queries, id: string) {
  await queries.execute(sql`UPDATE mails SET sent_at = now(), failure = NULL WHERE id = ${id}`)
}

/** @param isGivenUp it will not be tried again */
export async function noteFailure(
  queries: Queries,
  id: string,
  { failure, isGivenUp }: { failure: string; isGivenUp: boolean },
) {
  await queries.execute(
    sql`UPDATE mails SET failure = ${failure}, failed_at = CASE WHEN ${isGivenUp} THEN now() END WHERE id = ${id}`,
  )
}

/** A mail that was given up waits to be sent again. */
export async function clearFailed(tx: Tx, id: string) {
  await tx.execute(sql`UPDATE mails SET failed_at = NULL WHERE id = ${id} AND sent_at IS NULL`)
}

export async function markFailed(queries: Queries, id: string, failure: string) {
  await noteFailure(queries, id, { failure, isGivenUp: true })
}

/** Sent mails are kept for a month, as are unsent ones; those given up for three. */
export function deleteOldMails(queries: Queries): Promise<number> {
  return countOf(
    queries,
    sql`
      DELETE FROM mails
      WHERE failed_at < now() - interval '90 days' OR (failed_at IS NULL AND created_at < now() - interval '30 days')`,
  )
}
