import type { LeadWebhook } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

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
  id, url, page_id, secret_tail, created_at,
  (SELECT name FROM landing_pages WHERE landing_pages.id = page_id) AS page_name,
  (SELECT count(*)::int FROM lead_deliveries WHERE webhook_id = lead_webhooks.id AND state = 'waiting') AS waiting,
  (SELECT count(*)::int FROM lead_deliveries WHERE webhook_id = lead_webhooks.id AND state = 'failed') AS failed`

export function findWebhooks(queries: Queries) {
  return rowsOf(queries, webhookRow, sql`SELECT ${columns} FROM lead_webhooks ORDER BY created_at, id LIMIT 200`)
}

export function findWebhook(queries: Queries, id: string) {
  return rowOf(queries, webhookRow, sql`SELECT ${columns} FROM lead_webhooks WHERE id = ${id}`)
}

interface StoredKey {
  sealed: string
  /** Its last four letters, to be known by. */
  tail: string
}

export async function insertWebhook(
  queries: Queries,
  given: { id: string; pageId: string | null; url: string; key: StoredKey; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO lead_webhooks (id, page_id, url, secret, secret_tail, created_at)
    VALUES (${given.id}, ${given.pageId}, ${given.url}, ${given.key.sealed}, ${given.key.tail}, ${given.at}::timestamptz)`)
}

export async function updateKey(queries: Queries, id: string, { sealed, tail }: StoredKey): Promise<boolean> {
  const update = sql`UPDATE lead_webhooks SET secret = ${sealed}, secret_tail = ${tail} WHERE id = ${id}`
  return (await countOf(queries, update)) === 1
}

export async function removeWebhook(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM lead_webhooks WHERE id = ${id}`)) === 1
}
