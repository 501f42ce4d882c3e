import type { RedirectTarget } from '@naikkelas/contract'
import type { PageDocument } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { countOf, rowsOf, timestampColumn } from '../../db/rows.ts'
import { documentColumn, raiseRevision } from './landing-pages.repo.ts'
import { redirectOf } from './redirect-columns.ts'

export interface NewSchedule {
  pageId: string
  dueAt: Date
  actorId: string
}

/** Replaces what was to be published later; whoever is about to carry that out finds it gone. */
export async function schedulePublish(
  queries: Queries,
  schedule: NewSchedule & { version: number; document: PageDocument; name: string },
) {
  await deleteSchedules(queries, schedule.pageId, 'publish')
  await queries.execute(sql`
    INSERT INTO landing_page_schedules (id, page_id, act, due_at, version, document, name, actor_id)
    VALUES (${uuidv7()}, ${schedule.pageId}, 'publish', ${schedule.dueAt}, ${schedule.version},
      ${JSON.stringify(schedule.document)}::jsonb, ${schedule.name}, ${schedule.actorId})`)
}

export async function scheduleUnpublish(queries: Queries, schedule: NewSchedule & { redirect: RedirectTarget | null }) {
  const { redirect } = schedule
  await deleteSchedules(queries, schedule.pageId, 'unpublish')
  await queries.execute(sql`
    INSERT INTO landing_page_schedules (id, page_id, act, due_at, redirect_page_id, redirect_href, actor_id)
    VALUES (${uuidv7()}, ${schedule.pageId}, 'unpublish', ${schedule.dueAt}, ${redirect?.kind === 'page' ? redirect.pageId : null},
      ${redirect?.kind === 'url' ? redirect.href : null}, ${schedule.actorId})`)
}

export function deleteSchedules(queries: Queries, pageId: string, act?: 'publish' | 'unpublish') {
  return countOf(
    queries,
    sql`DELETE FROM landing_page_schedules WHERE page_id = ${pageId} AND (${act ?? null}::text IS NULL OR act = ${act ?? null}::text)`,
  )
}

/** True when it was still there: whoever takes it away is the one who carries it out. */
export async function takeSchedule(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM landing_page_schedules WHERE id = ${id}`)) === 1
}

const shared = {
  id: z.uuid(),
  page_id: z.uuid(),
  due_at: timestampColumn,
  actor_id: z.nullable(z.uuid()),
  attempts: z.number(),
}
const dueRow = z
  .discriminatedUnion('act', [
    z.object({
      ...shared,
      act: z.literal('publish'),
      version: z.number(),
      document: documentColumn,
      name: z.string(),
    }),
    z.object({
      ...shared,
      act: z.literal('unpublish'),
      redirect_page_id: z.nullable(z.uuid()),
      redirect_href: z.nullable(z.string()),
    }),
  ])
  .transform((row) => {
    const { id, page_id: pageId, due_at: dueAt, actor_id: actorId, attempts } = row
    const same = { id, pageId, dueAt, actorId, attempts }
    return row.act === 'publish'
      ? { ...same, act: row.act, version: row.version, document: row.document, name: row.name }
      : { ...same, act: row.act, redirect: redirectOf(row) }
  })

export type DueSchedule = z.output<typeof dueRow>
export type DuePublish = Extract<DueSchedule, { act: 'publish' }>
export type DueUnpublish = Extract<DueSchedule, { act: 'unpublish' }>

/** Takes what is due into one's own hands for a minute, the earliest first; what others have is left to them. */
export async function leaseDue(queries: Queries, at: Date): Promise<DueSchedule[]> {
  const due = await rowsOf(
    queries,
    dueRow,
    sql`
      UPDATE landing_page_schedules SET leased_until = now() + interval '60 seconds', attempts = attempts + 1
      WHERE id IN (
        SELECT id FROM landing_page_schedules
        WHERE due_at <= ${at} AND failed_at IS NULL AND (leased_until IS NULL OR leased_until < now())
        ORDER BY due_at LIMIT 20 FOR UPDATE SKIP LOCKED)
      RETURNING *`,
  )
  return due.sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.act.localeCompare(other.act))
}

/** Nobody tries it again before so many seconds have passed. */
export async function postponeSchedule(queries: Queries, id: string, seconds: number) {
  await queries.execute(
    sql`UPDATE landing_page_schedules SET leased_until = now() + make_interval(secs => ${seconds}) WHERE id = ${id}`,
  )
}

/** False when it was replaced meanwhile. */
export async function failSchedule(
  queries: Queries,
  { id, at, failure }: { id: string; at: Date; failure: string },
): Promise<boolean> {
  const count = await countOf(
    queries,
    sql`UPDATE landing_page_schedules SET failed_at = ${at}, failure = ${failure}, leased_until = NULL WHERE id = ${id}`,
  )
  return count === 1
}

/** Those of some pages that are to be public by a moment: others may lead there. */
export async function findPublicBy(queries: Queries, ids: readonly string[], at: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(
    queries,
    z.object({ page_id: z.uuid() }),
    sql`
      SELECT page_id FROM landing_page_schedules
      WHERE act = 'publish' AND failed_at IS NULL AND due_at <= ${at} AND page_id = ANY(${sql.param(ids)}::uuid[])`,
  )
  return rows.map(({ page_id }) => page_id)
}

/** Off the public site because its time is over; its address leads on from there. */
export async function markEnded(
  queries: Queries,
  id: string,
  { redirect, at }: { redirect: RedirectTarget | null; at: Date },
) {
  await queries.execute(sql`
    UPDATE landing_pages SET status = 'draft', published_version = NULL, published_name = NULL, published_at = NULL, ended_at = ${at},
      redirect_page_id = ${redirect?.kind === 'page' ? redirect.pageId : null}, redirect_href = ${redirect?.kind === 'url' ? redirect.href : null}
    WHERE id = ${id}`)
  await raiseRevision(queries, id)
}
