import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf } from '../../../platform/database/rows.ts'
import type { PaymentProviderName, WebhookEvent } from './payment-provider.ts'

interface NewWebhook {
  provider: PaymentProviderName
  eventKey: string
  kind: WebhookEvent['kind']
  attemptId: string | null
  reference: string | null
  body: string
  at: Date
}

/** Stores a message, or counts another delivery of it. */
export async function insertWebhook(tx: Tx, webhook: NewWebhook): Promise<void> {
  const { provider, eventKey, kind, attemptId, reference, body, at } = webhook
  await tx.execute(sql`
    INSERT INTO payment_webhooks (id, provider, event_key, kind, attempt_id, reference, body, received_at)
    VALUES (${randomUUID()}, ${provider}, ${eventKey}, ${kind}, ${attemptId}, ${reference}, ${body}, ${at})
    ON CONFLICT (provider, event_key) DO UPDATE SET deliveries = payment_webhooks.deliveries + 1`)
}

/** Their bodies may name payers, so they are kept for a limited time. @returns how many went */
export const deleteWebhooksBefore = (queries: Queries, before: Date): Promise<number> =>
  countOf(queries, sql`DELETE FROM payment_webhooks WHERE received_at < ${before}`)
