import { type PixelEvent, pixelEventStates, type PixelProvider, pixelProviders } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { countOf, rowsOf, timestampColumn } from '../../db/rows.ts'

export interface NewPixelEvent {
  id: string
  pageId: string
  provider: PixelProvider
  name: string
  eventId: string
  payload: object
  at: Date
}

/** Of the whole site: when nobody takes them, advertisers hear less rather than the disk fills. */
const waitingAtMost = 20_000

/** Keeps what is to be told; what is known changes nothing, and what is too much is left out. */
export async function insertPixelEvents(queries: Queries, events: readonly NewPixelEvent[]) {
  if (events.length === 0) return
  const rows = events.map(({ id, pageId, provider, name, eventId, payload, at }) => ({
    ...{ id, provider, name, payload },
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

const leasedRow = z
  .object({
    id: z.uuid(),
    page_id: z.uuid(),
    provider: z.enum(pixelProviders),
    attempts: z.number(),
    payload: z.record(z.string(), z.unknown()),
  })
  .transform(({ page_id, ...same }) => ({ ...same, pageId: page_id }))
export type LeasedPixelEvent = z.infer<typeof leasedRow>

/** The events that are due for longest, all of one page and advertiser, ours for so long; none when none is. */
export async function leasePixelEvents(queries: Queries, { seconds, limit }: { seconds: number; limit: number }) {
  const leased = await rowsOf(
    queries,
    leasedRow,
    sql`
      WITH first AS (
        SELECT page_id, provider FROM pixel_events
        WHERE state = 'waiting' AND due_at <= now() AND (leased_until IS NULL OR leased_until < now())
        ORDER BY due_at, id LIMIT 1
      ), due AS (
        SELECT id FROM pixel_events JOIN first USING (page_id, provider)
        WHERE state = 'waiting' AND due_at <= now() AND (leased_until IS NULL OR leased_until < now())
        ORDER BY due_at, id LIMIT ${limit} FOR UPDATE OF pixel_events SKIP LOCKED
      )
      UPDATE pixel_events SET leased_until = now() + make_interval(secs => ${seconds}), attempts = attempts + 1, tried_at = now()
      WHERE id IN (SELECT id FROM due)
      RETURNING id, page_id, provider, attempts, payload`,
  )
  // In the order they happened: an update answers in none.
  return leased.sort((one, other) => (one.id < other.id ? -1 : 1))
}

interface Outcome {
  state: PixelEvent['state']
  status?: number | null
  excerpt?: string
  waitSeconds?: number
}

/** What was told, or is told to nobody, keeps no facts of anybody. */
export async function markPixelEvents(
  queries: Queries,
  ids: readonly string[],
  { state, status = null, excerpt = '', waitSeconds = 0 }: Outcome,
) {
  await queries.execute(sql`
    UPDATE pixel_events SET state = ${state}, status = ${status}, excerpt = ${excerpt}, leased_until = NULL,
      due_at = now() + make_interval(secs => ${waitSeconds}),
      payload = CASE WHEN ${state} IN ('delivered', 'withheld') THEN NULL ELSE payload END
    WHERE id = ANY(${sql.param(ids)}::uuid[])`)
}

/** Due at once with all their tries before them: another secret may open what the last one did not. */
export async function restartPixelEvents(queries: Queries, pageId: string, provider: PixelProvider) {
  await queries.execute(sql`
    UPDATE pixel_events SET state = 'waiting', attempts = 0, due_at = now(), leased_until = NULL
    WHERE page_id = ${pageId} AND provider = ${provider} AND state IN ('waiting', 'failed') AND payload IS NOT NULL`)
}

/** Advertisers take nothing older than seven days, and the log is for looking into what went wrong. */
export function deleteOldPixelEvents(queries: Queries): Promise<number> {
  return countOf(queries, sql`DELETE FROM pixel_events WHERE created_at < now() - interval '7 days'`)
}
