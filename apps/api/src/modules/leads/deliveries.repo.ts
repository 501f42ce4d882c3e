import { leadAnswerSchema, type LeadDelivery, leadDeliveryStates } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../db/rows.ts'
import { attemptsAtMost } from './delivery.rules.ts'
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

const columns = sql`
  id, lead_id, state, attempts, status, excerpt, tried_at, due_at, created_at,
  (SELECT answers FROM leads WHERE leads.id = lead_id) AS answers`

/** For every program that is told of leads of this page. */
export async function insertDeliveries(
  queries: Queries,
  { leadId, pageId, at }: { leadId: string; pageId: string | null; at: Date },
) {
  const webhooks = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM lead_webhooks WHERE page_id IS NULL OR page_id = ${pageId}::uuid`,
  )
  for (const { id } of webhooks)
    await queries.execute(sql`
      INSERT INTO lead_deliveries (id, webhook_id, lead_id, created_at) VALUES (${uuidv7()}, ${id}, ${leadId}, ${at}::timestamptz)
      ON CONFLICT DO NOTHING`)
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

/** Due at once and with all its tries before it, whatever came of it before. */
export function restartDelivery(queries: Queries, id: string) {
  return rowOf(
    queries,
    deliveryRow,
    sql`
      UPDATE lead_deliveries SET state = 'waiting', attempts = 0, due_at = now(), leased_until = NULL
      WHERE id = ${id} RETURNING ${columns}`,
  )
}

const leasedRow = z
  .object({
    ...{ id: z.uuid(), lead_id: z.uuid(), webhook_id: z.uuid() },
    ...{ attempts: z.number(), url: z.string(), secret: z.string() },
  })
  .transform(({ lead_id, webhook_id, ...same }) => ({ ...same, leadId: lead_id, webhookId: webhook_id }))

/** The message that is due for longest, ours for so long; undefined when none is. */
export function leaseDelivery(queries: Queries, { seconds }: { seconds: number }) {
  return rowOf(
    queries,
    leasedRow,
    sql`
      UPDATE lead_deliveries SET leased_until = now() + make_interval(secs => ${seconds}), attempts = attempts + 1, tried_at = now()
      FROM lead_webhooks
      WHERE lead_webhooks.id = webhook_id AND lead_deliveries.id = (
        SELECT id FROM lead_deliveries
        WHERE state = 'waiting' AND due_at <= now() AND (leased_until IS NULL OR leased_until < now())
        ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING lead_deliveries.id, lead_id, webhook_id, attempts, url, secret`,
  )
}

export async function markDelivery(
  queries: Queries,
  id: string,
  {
    state,
    status = null,
    excerpt = '',
    waitSeconds = 0,
  }: {
    state: LeadDelivery['state']
    status?: number | null
    excerpt?: string
    waitSeconds?: number
  },
) {
  await queries.execute(sql`
    UPDATE lead_deliveries SET leased_until = NULL, status = ${status}, excerpt = ${excerpt},
      due_at = now() + make_interval(secs => ${waitSeconds}),
      state = CASE WHEN ${state} = 'waiting' AND attempts >= ${attemptsAtMost} THEN 'failed' ELSE ${state} END
    WHERE id = ${id}`)
}

/** The log is for looking into what went wrong, not for keeping people's answers in the excerpts of others. */
export function deleteOldDeliveries(queries: Queries): Promise<number> {
  return countOf(
    queries,
    sql`DELETE FROM lead_deliveries WHERE state <> 'waiting' AND created_at < now() - interval '30 days'`,
  )
}
