import type { RedirectTarget } from '@naikkelas/contract/pages'
import type { PageDocument } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { documentColumn } from './page-rows.repo.ts'
import { raiseRevision } from './landing-pages.repo.ts'
import { redirectOf } from './redirect-columns.ts'

export interface NewSchedule {
  pageId: string
  dueAt: Date
  actorId: string
}

/** Replaces what was to be published later; an attempt that is under way finds it gone. Answers its id. */
export async function schedulePublish(
  queries: Tx,
  schedule: NewSchedule & { version: number; document: PageDocument; name: string },
): Promise<string> {
  const id = uuidv7()
  await deleteSchedules(queries, schedule.pageId, 'publish')
  await queries.execute(sql`
    INSERT INTO landing_page_schedules (id, page_id, act, due_at, version, document, name, actor_id)
    VALUES (${id}, ${schedule.pageId}, 'publish', ${schedule.dueAt}, ${schedule.version},
      ${JSON.stringify(schedule.document)}::jsonb, ${schedule.name}, ${schedule.actorId})`)
  return id
}

/** The same for what takes a page down. */
export async function scheduleUnpublish(
  queries: Tx,
  schedule: NewSchedule & { redirect: RedirectTarget | null },
): Promise<string> {
  const { redirect } = schedule
  const id = uuidv7()
  await deleteSchedules(queries, schedule.pageId, 'unpublish')
  await queries.execute(sql`
    INSERT INTO landing_page_schedules (id, page_id, act, due_at, redirect_page_id, redirect_href, actor_id)
    VALUES (${id}, ${schedule.pageId}, 'unpublish', ${schedule.dueAt}, ${redirect?.kind === 'page' ? redirect.pageId : null},
      ${redirect?.kind === 'url' ? redirect.href : null}, ${schedule.actorId})`)
  return id
}

export function deleteSchedules(queries: Queries, pageId: string, act?: 'publish' | 'unpublish') {
  return countOf(
    queries,
    sql`DELETE FROM landing_page_schedules WHERE page_id = ${pageId} AND (${act ?? null}::text IS NULL OR act = ${act ?? null}::text)`,
  )
}

/** True when it was still there: the process that deletes it carries it out. */
export async function takeSchedule(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM landing_page_schedules WHERE id = ${id}`)) === 1
}

const shared = {
  id: z.uuid(),
  page_id: z.uuid(),
  due_at: timestampColumn,
  actor_id: z.nullable(z.uuid()),
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
    const { id, page_id: pageId, due_at: dueAt, actor_id: actorId } = row
    const same = { id, pageId, dueAt, actorId }
    return row.act === 'publish'
      ? { ...same, act: row.act, version: row.version, document: row.document, name: row.name }
      : { ...same, act: row.act, redirect: redirectOf(row) }
  })

export type DueSchedule = z.output<typeof dueRow>
export type DuePublish = Extract<DueSchedule, { act: 'publish' }>
export type DueUnpublish = Extract<DueSchedule, { act: 'unpublish' }>

/** A schedule that has neither been carried out nor failed. */
export function findSchedule(queries: Queries, id: string): Promise<DueSchedule | undefined> {
  return rowOf(queries, dueRow, sql`SELECT * FROM landing_page_schedules WHERE id = ${id} AND failed_at IS NULL`)
}

/** Schedules that have neither been carried out nor failed. */
export function findPendingSchedules(tx: Tx): Promise<{ id: string; dueAt: Date }[]> {
  const row = z.object({ id: z.uuid(), due_at: timestampColumn }).transform(({ id, due_at }) => ({ id, dueAt: due_at }))
  return rowsOf(tx, row, sql`SELECT id, due_at FROM landing_page_schedules WHERE failed_at IS NULL`)
}

/** False when it was replaced meanwhile. */
export async function failSchedule(
  queries: Queries,
  { id, at, failure }: { id: string; at: Date; failure: string },
): Promise<boolean> {
  const count = await countOf(
    queries,
    sql`UPDATE landing_page_schedules SET failed_at = ${at}, failure = ${failure} WHERE id = ${id}`,
  )
  return count === 1
}

/** Queues a failed schedule again, unless it was replaced meanwhile. */
export async function reviveSchedule(tx: Tx, id: string) {
  await tx.execute(sql`UPDATE landing_page_schedules SET failed_at = NULL, failure = NULL WHERE id = ${id}`)
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
