import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const outboxMessageSchema = z.object({
  id: z.uuid(),
  channel: z.enum(['mail', 'whatsapp']),
  /** E-mail address, or digits of a number. */
  to: z.string(),
  /** Null for a WhatsApp message. */
  subject: z.nullable(z.string()),
  text: z.string(),
  at: z.iso.datetime(),
})
export type OutboxMessage = z.infer<typeof outboxMessageSchema>

export const listOutbox = endpoint({
  method: 'GET',
  path: '/dev/outbox',
  summary: 'The last mails and WhatsApp messages; in local only, and only to this machine',
  output: z.array(outboxMessageSchema),
})
