import { type PixelEvent, pixelEventStates, type PixelProvider, pixelProviders } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

export interface NewPixelEvent {
  id: string
  pageId: string
  provider: PixelProvider
  name: string
  eventId: string
  payload: object
  at: Date
}

/** For the whole site: when deliveries fail, events are dropped rather than the disk filled. */
const waitingAtMost = 20_000

/** Stores events to send. Known events change nothing; events beyond the limit are dropped. */
export async function insertPixelEvents(queries: Queries, events: readonly NewPixelEvent[]) {
  if (events.length === 0) return
  const rows = events.map(({ id, pageId, provider, name, eventId, payload, at }) => ({
    id,
    provider,
    name,
    payload,
    page_id: pageId,
    event_id: eventId,
    created_at: at.toISOString(),
  }))
  await queries.execute(sql`
    INSERT INTO pixel_events (id, page_id, provider, name, event_id, payload, created_at)
    SELECT id, page_id, provider, name, event_id, payload, created_at
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS sent (id uuid, page_id uuid, provider text, name text, event_id text, payload jsonb, created_at timestamptz)
    WHERE (SELECT count(*) FROM (SELECT 1 FROM pixel_events WHERE state = 'waiting' LIMIT ${waitingAtMost}) AS waiting)
      < ${waitingAtMost}
    ON CONFLICT DO NOTHING`)
}

const eventRow = z
  .object({
    id: z.uuid(),
    provider: z.enum(pixelProviders),
    name: z.string(),
    event_id: z.string(),
    state: z.enum(pixelEventStates),
    attempts: z.number(),
    status: z.nullable(z.number()),
    excerpt: z.string(),
    tried_at: z.nullable(timestampColumn),
    due_at: timestampColumn,
    created_at: timestampColumn,
  })
  .transform(
    ({ event_id, tried_at, due_at, created_at, ...same }): PixelEvent => ({
      ...same,
      eventId: event_id,
      triedAt: tried_at?.toISOString() ?? null,
      dueAt: same.state === 'waiting' ? due_at.toISOString() : null,
      createdAt: created_at.toISOString(),
    }),
  )

export function findLatestPixelEvents(queries: Queries, pageId: string, limit: number) {
  return rowsOf(
    queries,
    eventRow,
    sql`
      SELECT id, provider, name, event_id, state, attempts, status, excerpt, tried_at, due_at, created_at
      FROM pixel_events WHERE page_id = ${pageId} ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
  )
}

const waitingRow = z.object({ id: z.uuid(), payload: z.record(z.string(), z.unknown()) })
export type WaitingPixelEvent = z.infer<typeof waitingRow>

/** Events of a page that an advertiser is still to be sent, in the order they happened. @param after an id */
export function findWaiting(
  queries: Queries,
  { pageId, provider, after, limit }: { pageId: string; provider: PixelProvider; after: string | null; limit: number },
) {
  return rowsOf(
    queries,
    waitingRow,
    sql`
      SELECT id, payload FROM pixel_events
      WHERE page_id = ${pageId} AND provider = ${provider} AND state = 'waiting'
        AND (${after}::uuid IS NULL OR id > ${after}::uuid)
      ORDER BY id LIMIT ${limit}`,
  )
}

interface Outcome {
  state: PixelEvent['state']
  status?: number | null
  excerpt?: string
}

/** Pages and advertisers with events that wait. */
export function findWaitingTargets(tx: Tx): Promise<{ pageId: string; provider: PixelProvider }[]> {
  const row = z
    .object({ page_id: z.uuid(), provider: z.enum(pixelProviders) })
    .transform(({ page_id, provider }) => ({ pageId: page_id, provider }))
  return rowsOf(tx, row, sql`SELECT DISTINCT page_id, provider FROM pixel_events WHERE state = 'waiting'`)
}

/** Stores the result of an attempt. Events that were sent, or that need not be sent, keep no visitor data. */
export async function markPixelEvents(
  queries: Queries,
  ids: readonly string[],
  { state, status = null, excerpt = '' }: Outcome,
) {
  await queries.execute(sql`
    UPDATE pixel_events SET state = ${state}, status = ${status}, excerpt = ${excerpt},
      attempts = attempts + 1, tried_at = now(),
      payload = CASE WHEN ${state} IN ('delivered', 'withheld') THEN NULL ELSE payload END
    WHERE id = ANY(${sql.param(ids)}::uuid[])`)
}

/** When what still waits is tried again, or that it is not. */
export async function markRetry(
  tx: Tx,
  { pageId, provider, retryAt }: { pageId: string; provider: PixelProvider; retryAt: Date | null },
) {
  await tx.execute(sql`
    UPDATE pixel_events SET due_at = coalesce(${retryAt}::timestamptz, due_at),
      state = CASE WHEN ${retryAt}::timestamptz IS NULL THEN 'failed' ELSE state END
    WHERE page_id = ${pageId} AND provider = ${provider} AND state = 'waiting'`)
}

/** Waits as if it had never been tried: another secret may open what the last one did not. */
export async function restartPixelEvents(tx: Tx, pageId: string, provider: PixelProvider) {
  await tx.execute(sql`
    UPDATE pixel_events SET state = 'waiting', attempts = 0, due_at = now()
    WHERE page_id = ${pageId} AND provider = ${provider} AND state IN ('waiting', 'failed') AND payload IS NOT NULL`)
}

/** Advertisers take nothing older than seven days, and the log is for looking into what went wrong. */
export function deleteOldPixelEvents(queries: Queries): Promise<number> {
  return countOf(queries, sql`DELETE FROM pixel_events WHERE created_at < now() - interval '7 days'`)
}
