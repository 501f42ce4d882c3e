import { leadAnswerSchema, type LeadDelivery, leadDeliveryStates } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { nameOfLead } from './lead-names.rules.ts'

const deliveryRow = z
  .object({
    id: z.uuid(),
    lead_id: z.uuid(),
    answers: z.nullable(z.array(leadAnswerSchema)),
    state: z.enum(leadDeliveryStates),
    attempts: z.number(),
    status: z.nullable(z.number()),
    excerpt: z.string(),
    tried_at: z.nullable(timestampColumn),
    due_at: timestampColumn,
    created_at: timestampColumn,
  })
  .transform(
    ({ lead_id, answers, tried_at, due_at, created_at, ...same }): LeadDelivery => ({
      ...same,
      leadId: lead_id,
      leadName: nameOfLead(answers ?? []),
      triedAt: tried_at?.toISOString() ?? null,
      dueAt: same.state === 'waiting' ? due_at.toISOString() : null,
      createdAt: created_at.toISOString(),
    }),
  )

const idRow = z.object({ id: z.uuid() })

const columns = sql`
  id, lead_id, state, attempts, status, excerpt, tried_at, due_at, created_at,
  (SELECT answers FROM leads WHERE leads.id = lead_id) AS answers`

/** For every webhook that covers this page; answers the ids of the new deliveries. */
export async function insertDeliveries(
  tx: Tx,
  { leadId, pageId, at }: { leadId: string; pageId: string | null; at: Date },
): Promise<string[]> {
  const webhooks = await rowsOf(
    tx,
    idRow,
    sql`SELECT id FROM lead_webhooks WHERE page_id IS NULL OR page_id = ${pageId}::uuid`,
  )
  const added: string[] = []
  for (const { id } of webhooks) {
    const row = await rowOf(
      tx,
      idRow,
      sql`
        INSERT INTO lead_deliveries (id, webhook_id, lead_id, created_at)
        VALUES (${uuidv7()}, ${id}, ${leadId}, ${at}::timestamptz)
        ON CONFLICT DO NOTHING RETURNING id`,
    )
    if (row) added.push(row.id)
  }
  return added
}

export async function findDeliveries(
  queries: Queries,
  webhookId: string,
  { page, perPage }: { page: number; perPage: number },
) {
  const items = await rowsOf(
    queries,
    deliveryRow,
    sql`
      SELECT ${columns} FROM lead_deliveries WHERE webhook_id = ${webhookId}
      ORDER BY created_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  )
  const row = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(*)::int AS total FROM lead_deliveries WHERE webhook_id = ${webhookId}`,
  )
  return { items, total: row?.total ?? 0 }
}

/** Waits to be sent again as if it had never been tried. */
export function restartDelivery(tx: Tx, id: string) {
  return rowOf(
    tx,
    deliveryRow,
    sql`
      UPDATE lead_deliveries SET state = 'waiting', attempts = 0, due_at = now()
      WHERE id = ${id} RETURNING ${columns}`,
  )
}

/** Queues a dead delivery again, unless an admin has done so meanwhile. */
export async function reviveDelivery(tx: Tx, id: string) {
  await tx.execute(
    sql`UPDATE lead_deliveries SET state = 'waiting', due_at = now() WHERE id = ${id} AND state = 'failed'`,
  )
}

/** Deliveries that wait to be sent. */
export function findWaitingIds(queries: Queries): Promise<{ id: string }[]> {
  return rowsOf(queries, idRow, sql`SELECT id FROM lead_deliveries WHERE state = 'waiting' ORDER BY id`)
}

const waitingRow = z
  .object({ id: z.uuid(), lead_id: z.uuid(), webhook_id: z.uuid(), url: z.string(), secret: z.string() })
  .transform(({ lead_id, webhook_id, ...same }) => ({ ...same, leadId: lead_id, webhookId: webhook_id }))

/** A waiting delivery with its address; counts the attempt that follows. */
export function beginDelivery(queries: Queries, id: string) {
  return rowOf(
    queries,
    waitingRow,
    sql`
      UPDATE lead_deliveries SET attempts = attempts + 1, tried_at = now() FROM lead_webhooks
      WHERE lead_webhooks.id = webhook_id AND lead_deliveries.id = ${id} AND state = 'waiting'
      RETURNING lead_deliveries.id, lead_id, webhook_id, url, secret`,
  )
}

interface Outcome {
  state: LeadDelivery['state']
  status?: number | null
  excerpt?: string
}

export async function markDelivery(queries: Queries, id: string, { state, status = null, excerpt = '' }: Outcome) {
  await queries.execute(
    sql`UPDATE lead_deliveries SET state = ${state}, status = ${status}, excerpt = ${excerpt} WHERE id = ${id}`,
  )
}

/** When it is tried again, or that it is not. */
export async function markRetry(tx: Tx, id: string, retryAt: Date | null) {
  await tx.execute(sql`
    UPDATE lead_deliveries SET due_at = coalesce(${retryAt}::timestamptz, due_at),
      state = CASE WHEN ${retryAt}::timestamptz IS NULL THEN 'failed' ELSE state END
    WHERE id = ${id} AND state = 'waiting'`)
}

/** The log is for looking into what went wrong, not for keeping people's answers in the excerpts of others. */
export function deleteOldDeliveries(queries: Queries): Promise<number> {
  return countOf(
    queries,
    sql`DELETE FROM lead_deliveries WHERE state <> 'waiting' AND created_at < now() - interval '30 days'`,
  )
}
