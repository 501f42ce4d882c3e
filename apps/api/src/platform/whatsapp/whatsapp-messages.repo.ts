import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../database/index.ts'
import { countOf, rowOf } from '../database/rows.ts'
import { type WhatsAppMessage, whatsAppTemplates } from './whatsapp-port.ts'

export type NewWhatsAppMessage = Omit<WhatsAppMessage, 'id'>

export async function insertMessage(tx: Tx, { to, template, parameter, text }: NewWhatsAppMessage): Promise<string> {
  const id = uuidv7()
  await tx.execute(sql`
    INSERT INTO whatsapp_messages (id, recipient_phone, template, parameter, text_body)
    VALUES (${id}, ${to}, ${template}, ${parameter}, ${text})`)
  return id
}

const messageRow = z
  .object({
    id: z.uuid(),
    recipient_phone: z.string(),
    template: z.enum(whatsAppTemplates),
    parameter: z.string(),
    text_body: z.string(),
  })
  .transform(
    (row): WhatsAppMessage => ({
      id: row.id,
      to: row.recipient_phone,
      template: row.template,
      parameter: row.parameter,
      text: row.text_body,
    }),
  )

/** A message that was neither sent nor given up. */
export function findUnsentMessage(queries: Queries, id: string): Promise<WhatsAppMessage | undefined> {
  return rowOf(
    queries,
    messageRow,
    sql`
      SELECT id, recipient_phone, template, parameter, text_body FROM whatsapp_messages
      WHERE id = ${id} AND sent_at IS NULL AND failed_at IS NULL`,
  )
}

export async function markMessageSent(queries: Queries, id: string) {
  await queries.execute(sql`UPDATE whatsapp_messages SET sent_at = now(), failure = NULL WHERE id = ${id}`)
}

/** @param isGivenUp it will not be tried again */
export async function noteMessageFailure(
  queries: Queries,
  id: string,
  { failure, isGivenUp }: { failure: string; isGivenUp: boolean },
) {
  await queries.execute(
    sql`UPDATE whatsapp_messages SET failure = ${failure}, failed_at = CASE WHEN ${isGivenUp} THEN now() END WHERE id = ${id}`,
  )
}

/** A message that was given up waits to be sent again. */
export async function clearMessageFailure(tx: Tx, id: string) {
  await tx.execute(sql`UPDATE whatsapp_messages SET failed_at = NULL WHERE id = ${id} AND sent_at IS NULL`)
}

/** Messages hold codes that worked for minutes: a week is enough to look into a complaint. */
export function deleteOldWhatsAppMessages(queries: Queries): Promise<number> {
  return countOf(queries, sql`DELETE FROM whatsapp_messages WHERE created_at < now() - interval '7 days'`)
}
