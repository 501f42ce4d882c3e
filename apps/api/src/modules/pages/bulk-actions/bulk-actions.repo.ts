import { type PerformedBulkAction, type BulkAction, bulkActionSchema } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { trashDays } from '../landing-pages/index.ts'
import { type Trace, traceSchema } from './trace.ts'

const actRow = z
  .object({
    id: z.uuid(),
    act: z.custom<BulkAction>((value) => bulkActionSchema.safeParse(value).success),
    actor_id: z.nullable(z.uuid()),
    actor_name: z.nullable(z.string()),
    at: timestampColumn,
    is_undone: z.boolean(),
    pages: z.array(z.object({ id: z.uuid(), name: z.string() })),
  })
  .transform((row): { actorId: string | null; done: PerformedBulkAction } => ({
    actorId: row.actor_id,
    done: {
      id: row.id,
      act: row.act,
      by: row.actor_name,
      at: row.at.toISOString(),
      isUndone: row.is_undone,
      pages: row.pages,
    },
  }))

const selected = sql`
  SELECT page_acts.id, act, actor_id, (SELECT name FROM admin_users WHERE admin_users.id = actor_id) AS actor_name,
    at, undone_at IS NOT NULL AS is_undone, coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', landing_pages.id, 'name', landing_pages.name) ORDER BY lower(landing_pages.name), landing_pages.id)
      FROM page_act_pages JOIN landing_pages ON landing_pages.id = page_id WHERE act_id = page_acts.id), '[]') AS pages
  FROM page_acts`

export function findAct(queries: Queries, id: string) {
  return rowOf(queries, actRow, sql`${selected} WHERE page_acts.id = ${id}`)
}

/** Those that reached a page, latest first. */
export async function findActs(queries: Queries, { count }: { count: number }): Promise<PerformedBulkAction[]> {
  const rows = await rowsOf(
    queries,
    actRow,
    sql`
      ${selected} WHERE EXISTS (SELECT 1 FROM page_act_pages WHERE act_id = page_acts.id)
      ORDER BY at DESC, page_acts.id DESC LIMIT ${count}`,
  )
  return rows.map(({ done }) => done)
}

/** Nothing when there is one with this id. */
export async function insertAct(queries: Queries, act: { id: string; act: BulkAction; actorId: string; at: Date }) {
  await queries.execute(sql`
    INSERT INTO page_acts (id, act, actor_id, at) VALUES (${act.id}, ${JSON.stringify(act.act)}::jsonb, ${act.actorId}, ${act.at})
    ON CONFLICT (id) DO NOTHING`)
}

interface OfPage {
  actId: string
  pageId: string
}

export async function insertTrace(queries: Queries, { actId, pageId }: OfPage, trace: Trace) {
  await queries.execute(sql`
    INSERT INTO page_act_pages (act_id, page_id, trace) VALUES (${actId}, ${pageId}, ${JSON.stringify(trace)}::jsonb)
    ON CONFLICT (act_id, page_id) DO UPDATE SET trace = excluded.trace`)
}

export async function deleteTrace(queries: Queries, { actId, pageId }: OfPage) {
  await queries.execute(sql`DELETE FROM page_act_pages WHERE act_id = ${actId} AND page_id = ${pageId}`)
}

const traceRow = z
  .object({ page_id: z.uuid(), page_name: z.string(), trace: traceSchema })
  .transform((row) => ({ pageId: row.page_id, pageName: row.page_name, trace: row.trace }))
export type TracedPage = z.output<typeof traceRow>

export function findTraces(queries: Queries, actId: string): Promise<TracedPage[]> {
  return rowsOf(
    queries,
    traceRow,
    sql`
      SELECT page_id, landing_pages.name AS page_name, trace FROM page_act_pages JOIN landing_pages ON landing_pages.id = page_id
      WHERE act_id = ${actId} ORDER BY lower(landing_pages.name), page_id`,
  )
}

/** False when it was marked before. */
export async function markUndone(queries: Queries, id: string, at: Date): Promise<boolean> {
  return (
    (await countOf(queries, sql`UPDATE page_acts SET undone_at = ${at} WHERE id = ${id} AND undone_at IS NULL`)) === 1
  )
}

export async function unmarkUndone(queries: Queries, id: string) {
  await queries.execute(sql`UPDATE page_acts SET undone_at = NULL WHERE id = ${id}`)
}

/** Deletes actions too old to undo, with their stored values: as old as pages are when the trash deletes them. */
export function deleteOldActs(queries: Queries): Promise<number> {
  return countOf(queries, sql`DELETE FROM page_acts WHERE at < now() - make_interval(days => ${trashDays})`)
}
