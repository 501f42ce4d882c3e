import type { OutboxMessage } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../database/index.ts'
import { rowsOf, timestampColumn } from '../database/rows.ts'

const messageRow = z.object({
  id: z.uuid(),
  channel: z.enum(['mail', 'whatsapp']),
  recipient: z.string(),
  subject: z.nullable(z.string()),
  text_body: z.string(),
  created_at: timestampColumn,
})

/** The last hundred messages of both outboxes, newest first. */
export async function findLastMessages(queries: Queries): Promise<OutboxMessage[]> {
  const rows = await rowsOf(
    queries,
    messageRow,
    sql`
      SELECT id, 'mail' AS channel, recipient_email AS recipient, subject, text_body, created_at FROM mails
      UNION ALL
      SELECT id, 'whatsapp', recipient_phone, NULL, text_body, created_at FROM whatsapp_messages
      ORDER BY created_at DESC, id DESC LIMIT 100`,
  )
  return rows.map(({ id, channel, recipient, subject, text_body, created_at }) => ({
    id,
    channel,
    to: recipient,
    subject,
    text: text_body,
    at: created_at.toISOString(),
  }))
}
