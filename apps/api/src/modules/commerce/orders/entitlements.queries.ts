import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const accessRow = z
  .object({ sellable_id: z.uuid(), obtained_at: timestampColumn, ends_at: z.nullable(timestampColumn) })
  .transform((row) => ({ sellableId: row.sellable_id, obtainedAt: row.obtained_at, endsAt: row.ends_at }))

/** What a learner may use now of one kind, by any purchase or grant of it; `endsAt` of what lasts longest. */
export type Access = z.output<typeof accessRow>

const isValid = (now: Date) => sql`e.revoked_at IS NULL AND (e.ends_at IS NULL OR e.ends_at > ${now})`

/** @param kind as in `sellables.kind` */
export function findAccesses(
  queries: Queries,
  { learnerId, kind, now }: { learnerId: string; kind: string; now: Date },
): Promise<Access[]> {
  return rowsOf(
    queries,
    accessRow,
    sql`
      SELECT e.sellable_id, min(e.granted_at) AS obtained_at,
        CASE WHEN bool_or(e.ends_at IS NULL) THEN NULL ELSE max(e.ends_at) END AS ends_at
      FROM accesses e JOIN sellables s ON s.id = e.sellable_id
      WHERE e.learner_id = ${learnerId} AND s.kind = ${kind} AND ${isValid(now)}
      GROUP BY e.sellable_id ORDER BY min(e.granted_at) DESC, e.sellable_id`,
  )
}

/** Of one record; undefined when it is not the learner's now. */
export function findAccess(
  queries: Queries,
  { learnerId, sellableId, now }: { learnerId: string; sellableId: string; now: Date },
): Promise<Access | undefined> {
  return rowOf(
    queries,
    accessRow,
    sql`
      SELECT e.sellable_id, min(e.granted_at) AS obtained_at,
        CASE WHEN bool_or(e.ends_at IS NULL) THEN NULL ELSE max(e.ends_at) END AS ends_at
      FROM accesses e
      WHERE e.learner_id = ${learnerId} AND e.sellable_id = ${sellableId} AND ${isValid(now)}
      GROUP BY e.sellable_id`,
  )
}

const holdingRow = z
  .object({
    entitlement_id: z.uuid(),
    sellable_id: z.uuid(),
    order_code: z.string(),
    obtained_at: timestampColumn,
    ends_at: z.nullable(timestampColumn),
  })
  .transform((row) => ({
    entitlementId: row.entitlement_id,
    sellableId: row.sellable_id,
    orderCode: row.order_code,
    obtainedAt: row.obtained_at,
    endsAt: row.ends_at,
  }))
/** One purchase of something that was not given back; it may have ended. */
export type Holding = z.output<typeof holdingRow>

/** What a learner has of some kinds, purchase by purchase, obtained last first. @param kinds as in `sellables.kind` */
export function findHoldings(
  queries: Queries,
  { learnerId, kinds }: { learnerId: string; kinds: readonly string[] },
): Promise<Holding[]> {
  return rowsOf(
    queries,
    holdingRow,
    sql`
      SELECT e.id AS entitlement_id, e.sellable_id, o.code AS order_code, e.granted_at AS obtained_at, e.ends_at
      FROM entitlements e JOIN order_lines l ON l.id = e.order_line_id JOIN orders o ON o.id = l.order_id
      WHERE e.learner_id = ${learnerId} AND e.revoked_at IS NULL AND l.kind = ANY (${sql.param([...kinds])}::text[])
      ORDER BY e.granted_at DESC, e.id`,
  )
}

const seatRow = z
  .object({
    entitlement_id: z.uuid(),
    name: z.nullable(z.string()),
    order_code: z.string(),
    obtained_at: timestampColumn,
  })
  .transform((row) => ({
    entitlementId: row.entitlement_id,
    name: row.name,
    orderCode: row.order_code,
    obtainedAt: row.obtained_at,
  }))
/** A record that a learner has now, by one purchase. */
export type Seat = z.output<typeof seatRow>

/** Who has one record now, by name; accounts that are gone have none. */
export function findSeats(
  queries: Queries,
  { sellableId, now, limit }: { sellableId: string; now: Date; limit: number },
): Promise<Seat[]> {
  return rowsOf(
    queries,
    seatRow,
    sql`
      SELECT e.id AS entitlement_id, u.name, o.code AS order_code, e.granted_at AS obtained_at
      FROM entitlements e JOIN order_lines l ON l.id = e.order_line_id JOIN orders o ON o.id = l.order_id
      LEFT JOIN learner_users u ON u.id = e.learner_id
      WHERE e.sellable_id = ${sellableId} AND ${isValid(now)}
      ORDER BY lower(u.name), e.granted_at, e.id LIMIT ${limit}`,
  )
}
