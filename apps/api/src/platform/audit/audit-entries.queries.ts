import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../database/rows.ts'
import { inWib } from '../database/wib.ts'

const entryRow = z
  .object({
    id: z.uuid(),
    at: timestampColumn,
    actor_id: z.uuid(),
    endpoint: z.string(),
    record_type: z.string(),
    record_id: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  })
  .transform(({ at, actor_id: actorId, record_type: recordType, record_id: recordId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actorId,
    recordType,
    recordId,
  }))
export type StoredAuditEntry = z.output<typeof entryRow>

const valueRow = z.object({ request_id: z.nullable(z.string()), before: z.unknown(), after: z.unknown() })
const fullRow = z.intersection(entryRow, valueRow)
/** Personal values in it are sealed. */
export type FullAuditEntry = z.output<typeof fullRow>

const columns = sql`id, at, actor_id, endpoint, record_type, record_id, reason`

export interface AuditFilterOfRealm {
  realm: string
  actorId?: string | undefined
  endpoint?: string | undefined
  recordType?: string | undefined
  recordId?: string | undefined
  /** First and last day, in WIB. */
  from?: string | undefined
  until?: string | undefined
}

export interface AuditPlace {
  at: string
  id: string
}

interface Page {
  /** Entries before this place, the latest of them first. */
  before?: AuditPlace | undefined
  /** Entries after this place, the earliest of them first. */
  after?: AuditPlace | undefined
  limit: number
}

/** Latest first, or earliest first for what follows a place. */
export function findAuditEntries(
  queries: Queries,
  filter: AuditFilterOfRealm,
  { before, after, limit }: Page,
): Promise<StoredAuditEntry[]> {
  const order = after ? sql`at, id` : sql`at DESC, id DESC`
  return rowsOf(
    queries,
    entryRow,
    sql`
      SELECT ${columns} FROM audit_entries
      WHERE ${matching(filter)} AND ${placed(sql`<`, before)} AND ${placed(sql`>`, after)}
      ORDER BY ${order} LIMIT ${limit}`,
  )
}

/** The same with what they hold, latest first. */
export function findFullAuditEntries(
  queries: Queries,
  filter: AuditFilterOfRealm,
  { before, limit }: Pick<Page, 'before' | 'limit'>,
): Promise<FullAuditEntry[]> {
  return rowsOf(
    queries,
    fullRow,
    sql`
      SELECT ${columns}, request_id, before, after FROM audit_entries
      WHERE ${matching(filter)} AND ${placed(sql`<`, before)}
      ORDER BY at DESC, id DESC LIMIT ${limit}`,
  )
}

export function findAuditEntry(queries: Queries, realm: string, id: string): Promise<FullAuditEntry | undefined> {
  return rowOf(
    queries,
    fullRow,
    sql`SELECT ${columns}, request_id, before, after FROM audit_entries WHERE id = ${id} AND realm = ${realm}`,
  )
}

/** How many there are; counting stops at `upTo`. */
export async function countAuditEntries(
  queries: Queries,
  filter: AuditFilterOfRealm,
  { upTo }: { upTo: number },
): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`
      SELECT count(*)::int AS total
      FROM (SELECT 1 FROM audit_entries WHERE ${matching(filter)} LIMIT ${upTo}) AS counted`,
  )
  return row?.total ?? 0
}

function matching({ realm, actorId, endpoint, recordType, recordId, from, until }: AuditFilterOfRealm): SQL {
  const wanted = (value: string | undefined, condition: SQL) => (value === undefined ? [] : [condition])
  return sql.join(
    [
      sql`realm = ${realm}`,
      ...wanted(actorId, sql`actor_id = ${actorId}`),
      ...wanted(endpoint, sql`endpoint = ${endpoint}`),
      ...wanted(recordType, sql`record_type = ${recordType}`),
      ...wanted(recordId, sql`record_id = ${recordId}`),
      ...wanted(from, sql`at >= ${from}::timestamp ${inWib}`),
      ...wanted(until, sql`at < (${until}::timestamp + interval '1 day') ${inWib}`),
    ],
    sql` AND `,
  )
}

const placed = (side: SQL, place: AuditPlace | undefined): SQL =>
  place ? sql`(at, id) ${side} (${place.at}::timestamptz, ${place.id}::uuid)` : sql`true`
