import { subscriptionEventKinds } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const eventRow = z
  .object({
    id: z.uuid(),
    kind: z.enum(subscriptionEventKinds),
    at: timestampColumn,
    order_id: z.nullable(z.uuid()),
    order_code: z.nullable(z.string()),
    starts_at: z.nullable(timestampColumn),
    ends_at: z.nullable(timestampColumn),
    by: z.nullable(z.string()),
  })
  .transform((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.at,
    orderId: row.order_id,
    orderCode: row.order_code,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    by: row.by,
  }))
export type StoredEvent = z.output<typeof eventRow>

/** What happened to a subscription, newest first. */
export const findHistory = (queries: Queries, subscriptionId: string): Promise<StoredEvent[]> =>
  rowsOf(
    queries,
    eventRow,
    sql`
      SELECT e.id, e.kind, e.at, o.id AS order_id, o.code AS order_code, c.starts_at, c.ends_at, a.name AS by
      FROM subscription_events e
      LEFT JOIN subscription_cycles c ON c.id = e.cycle_id
      LEFT JOIN orders o ON o.id = c.order_id
      LEFT JOIN admin_users a ON a.id = e.actor_id
      WHERE e.subscription_id = ${subscriptionId} ORDER BY e.number DESC LIMIT 200`,
  )
