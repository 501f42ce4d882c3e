import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { paymentProviderNames } from './payment-provider.ts'

const webhookRow = z
  .object({
    id: z.uuid(),
    provider: z.enum(paymentProviderNames),
    event_key: z.string(),
    kind: z.enum(['payment', 'refund', 'other']),
    deliveries: z.number(),
    received_at: timestampColumn,
  })
  .transform((row) => ({
    id: row.id,
    provider: row.provider,
    eventKey: row.event_key,
    kind: row.kind,
    deliveries: row.deliveries,
    receivedAt: row.received_at,
  }))
export type StoredWebhook = z.output<typeof webhookRow>

/** About the attempts of an order, oldest first. */
export const findWebhooksOf = (queries: Queries, orderId: string): Promise<StoredWebhook[]> =>
  rowsOf(
    queries,
    webhookRow,
    sql`
      SELECT w.id, w.provider, w.event_key, w.kind, w.deliveries, w.received_at
      FROM payment_webhooks w JOIN payment_attempts a ON a.id = w.attempt_id
      WHERE a.order_id = ${orderId} ORDER BY w.received_at, w.id`,
  )
