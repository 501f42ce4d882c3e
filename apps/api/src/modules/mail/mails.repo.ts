import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { countOf, rowOf } from '../../db/rows.ts'
import type { MailMessage } from './mail-port.ts'
import { triedForHours } from './retry.rules.ts'

export interface NewMail extends Omit<MailMessage, 'id'> {
  /** What it is about and for whom. */
  key: string
}

/** Writes a mail into the outbox, within the transaction of what it tells of. One with the same key is not written. */
export async function insertMail(queries: Queries, { key, to, subject, text, html, unsubscribe }: NewMail) {
  await queries.execute(sql`
    INSERT INTO mails (id, key, recipient_name, recipient_email, subject, text_body, html_body, unsubscribe_address)
    VALUES (${uuidv7()}, ${key}, ${to.name}, ${to.address}, ${subject}, ${text}, ${html}, ${unsubscribe ?? null})
    ON CONFLICT (key) DO NOTHING`)
}

const leasedRow = z
  .object({
    id: z.uuid(),
    recipient_name: z.string(),
    recipient_email: z.string(),
    subject: z.string(),
    text_body: z.string(),
    html_body: z.string(),
    unsubscribe_address: z.nullable(z.string()),
    attempts: z.number(),
  })
  .transform((row) => ({
    attempts: row.attempts,
    message: {
      id: row.id,
      to: { name: row.recipient_name, address: row.recipient_email },
      subject: row.subject,
      text: row.text_body,
      html: row.html_body,
      unsubscribe: row.unsubscribe_address,
    } satisfies MailMessage,
  }))

/** The mail that is due for longest, ours for so long; undefined when none is. */
export function leaseDueMail(queries: Queries, { seconds }: { seconds: number }) {
  return rowOf(
    queries,
    leasedRow,
    sql`
      UPDATE mails SET leased_until = now() + make_interval(secs => ${seconds}), attempts = attempts + 1
      WHERE id = (
        SELECT id FROM mails
        WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= now() AND (leased_until IS NULL OR leased_until < now())
        ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, recipient_name, recipient_email, subject, text_body, html_body, unsubscribe_address, attempts`,
  )
}

export async function markSent(queries: Queries, id: string) {
  await queries.execute(sql`UPDATE mails SET sent_at = now(), leased_until = NULL, failure = NULL WHERE id = ${id}`)
}

/** Due again after a pause, or given up when it was tried for long enough. True when it was given up. */
export async function putOff(
  queries: Queries,
  id: string,
  { seconds, failure }: { seconds: number; failure: string },
): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ is_given_up: z.boolean() }),
    sql`
      UPDATE mails SET leased_until = NULL, failure = ${failure}, due_at = now() + make_interval(secs => ${seconds}),
        failed_at = CASE WHEN created_at < now() - make_interval(hours => ${triedForHours}) THEN now() END
      WHERE id = ${id} RETURNING failed_at IS NOT NULL AS is_given_up`,
  )
  return row?.is_given_up ?? false
}

export async function giveUp(queries: Queries, id: string, failure: string) {
  await queries.execute(
    sql`UPDATE mails SET leased_until = NULL, failure = ${failure}, failed_at = now() WHERE id = ${id}`,
  )
}

/** What was sent is nobody's business after a month, what was never sent is old news; the given up are kept for three. */
export function deleteOldMails(queries: Queries): Promise<number> {
  return countOf(
    queries,
    sql`
      DELETE FROM mails
      WHERE failed_at < now() - interval '90 days' OR (failed_at IS NULL AND created_at < now() - interval '30 days')`,
  )
}
