import type { LeadWebhook } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../db/rows.ts'

const webhookRow = z
  .object({
    id: z.uuid(),
    url: z.string(),
    page_id: z.nullable(z.uuid()),
    page_name: z.nullable(z.string()),
    secret_tail: z.string(),
    created_at: timestampColumn,
    waiting: z.number(),
    failed: z.number(),
  })
  .transform(
    ({ page_id, page_name, secret_tail, created_at, ...same }): LeadWebhook => ({
      ...same,
      secretTail: secret_tail,
      page: page_id === null ? null : { id: page_id, name: page_name ?? '' },
      createdAt: created_at.toISOString(),
    }),
  )

const columns = sql`
  id, url, page_id, right(secret, 4) AS secret_tail, created_at,
  (SELECT name FROM landing_pages WHERE landing_pages.id = page_id) AS page_name,
  (SELECT count(*)::int FROM lead_deliveries WHERE webhook_id = lead_webhooks.id AND state = 'waiting') AS waiting,
  (SELECT count(*)::int FROM lead_deliveries WHERE webhook_id = lead_webhooks.id AND state = 'failed') AS failed`

export function findWebhooks(queries: Queries) {
  return rowsOf(queries, webhookRow, sql`SELECT ${columns} FROM lead_webhooks ORDER BY created_at, id LIMIT 200`)
}

export function findWebhook(queries: Queries, id: string) {
  return rowOf(queries, webhookRow, sql`SELECT ${columns} FROM lead_webhooks WHERE id = ${id}`)
}

export async function insertWebhook(
  queries: Queries,
  given: { id: string; pageId: string | null; url: string; secret: string; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO lead_webhooks (id, page_id, url, secret, created_at)
    VALUES (${given.id}, ${given.pageId}, ${given.url}, ${given.secret}, ${given.at}::timestamptz)`)
}

export async function updateSecret(queries: Queries, { id, secret }: { id: string; secret: string }): Promise<boolean> {
  return (await countOf(queries, sql`UPDATE lead_webhooks SET secret = ${secret} WHERE id = ${id}`)) === 1
}

export async function removeWebhook(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM lead_webhooks WHERE id = ${id}`)) === 1
}
