import { pageKinds } from '@naikkelas/contract'
import type { RedirectRule } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'
import { addressOf } from '../../pages/landing-pages/index.ts'

/** A rule as stored, without the check of its target. */
export type StoredRedirect = Omit<RedirectRule, 'leadsToNothing'>

const hitColumns = { hits: bigintColumn, last_hit_at: z.nullable(timestampColumn), created_at: timestampColumn }

const typedRow = z.object({ path: z.string(), target: z.string(), ...hitColumns }).transform(
  ({ last_hit_at, created_at, ...same }): StoredRedirect => ({
    ...same,
    kind: 'typed',
    page: null,
    lastHitAt: last_hit_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  }),
)

const columns = sql`path, target, hits::text AS hits, last_hit_at, created_at`

export function findTyped(queries: Queries) {
  return rowsOf(queries, typedRow, sql`SELECT ${columns} FROM redirects ORDER BY created_at DESC, path LIMIT 2000`)
}

export function findTypedAt(queries: Queries, path: string) {
  return rowOf(queries, typedRow, sql`SELECT ${columns} FROM redirects WHERE path = ${path}`)
}

/** Undefined when the path has another target already, except the one that `replaces` names. */
export function saveTyped(queries: Queries, { path, target, replaces, actorId, at }: Saving) {
  return rowOf(
    queries,
    typedRow,
    sql`
      INSERT INTO redirects (path, target, actor_id, created_at) VALUES (${path}, ${target}, ${actorId}, ${at}::timestamptz)
      ON CONFLICT (path) DO UPDATE SET target = excluded.target, actor_id = excluded.actor_id
      WHERE redirects.target IN (excluded.target, ${replaces}) RETURNING ${columns}`,
  )
}

interface Saving {
  path: string
  target: string
  replaces: string | null
  actorId: string
  at: Date
}

export async function removeTyped(queries: Queries, path: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM redirects WHERE path = ${path}`)) === 1
}

/** Target of a path, counted as opened; undefined without a rule. */
export function openTyped(queries: Queries, path: string, at: Date) {
  return rowOf(
    queries,
    z.object({ target: z.string() }),
    sql`
      WITH opened AS (
        UPDATE redirects SET hits = hits + 1, last_hit_at = ${at}::timestamptz WHERE path = ${path} RETURNING path, target
      ), counted AS (
        INSERT INTO redirect_days (path, day, hits)
        SELECT path, (${at}::timestamptz ${inWib})::date, 1 FROM opened
        ON CONFLICT (path, day) DO UPDATE SET hits = redirect_days.hits + 1
      )
      SELECT target FROM opened`,
  )
}

export function findTypedDays(queries: Queries, path: string) {
  return rowsOf(
    queries,
    z.object({ day: z.string(), hits: bigintColumn }),
    sql`SELECT day::text AS day, hits::text AS hits FROM redirect_days WHERE path = ${path} ORDER BY day DESC LIMIT 90`,
  )
}

const leftRow = z
  .object({
    kind: z.enum(pageKinds),
    link_landing_page: z.string(),
    page_id: z.uuid(),
    page_name: z.string(),
    now_kind: z.enum(pageKinds),
    now_link: z.string(),
    ...hitColumns,
  })
  .transform(
    (row): StoredRedirect => ({
      path: addressOf(row),
      target: addressOf({ kind: row.now_kind, link_landing_page: row.now_link }),
      kind: 'page',
      page: { id: row.page_id, name: row.page_name, kind: row.kind, link: row.link_landing_page },
      hits: row.hits,
      lastHitAt: row.last_hit_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
    }),
  )

/** What pages left behind when they moved. */
export function findLeft(queries: Queries) {
  return rowsOf(
    queries,
    leftRow,
    sql`
      SELECT old.kind, old.link_landing_page, old.page_id, landing_pages.name AS page_name, landing_pages.kind AS now_kind,
        landing_pages.link_landing_page AS now_link, old.hits::text AS hits, old.last_hit_at, old.left_at AS created_at
      FROM landing_page_old_addresses AS old JOIN landing_pages ON landing_pages.id = old.page_id
      WHERE landing_pages.deleted_at IS NULL ORDER BY old.left_at DESC, old.link_landing_page LIMIT 2000`,
  )
}

export async function addLeftHits(
  queries: Queries,
  { kind, link, hits, at }: { kind: string; link: string; hits: number; at: Date },
) {
  await queries.execute(sql`
    UPDATE landing_page_old_addresses SET hits = hits + ${hits}, last_hit_at = ${at}::timestamptz
    WHERE kind = ${kind} AND link_landing_page = ${link}`)
}
