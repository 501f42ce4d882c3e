import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { isListed } from './listed.queries.ts'

const entryRow = z
  .object({
    turn: bigintColumn,
    title: z.string(),
    starts_at: timestampColumn,
    ends_at: timestampColumn,
    number: bigintColumn,
    name: z.string(),
    link: z.string(),
    summary: z.string(),
    version: z.number(),
    updated_at: timestampColumn,
    mode: z.number(),
    place_name: z.nullable(z.string()),
    place_address: z.nullable(z.string()),
  })
  .transform(({ starts_at, ends_at, updated_at, place_name, place_address, ...same }) => ({
    ...same,
    startsAt: starts_at,
    endsAt: ends_at,
    updatedAt: updated_at,
    place: place_name === null ? null : { name: place_name, address: place_address ?? '' },
  }))
/** A session with what calendars show of its event. */
export type CalendarSession = z.output<typeof entryRow>

/** Sessions of one event that visitors find, in their order. */
export function findSessionsOf(queries: Queries, link: string): Promise<CalendarSession[]> {
  return sessionsOf(queries, sql`s.link = ${link} AND ${isVisible}`, null)
}

/** Sessions of events that are not over, those that begin first. */
export function findComingSessions(
  queries: Queries,
  { now, limit }: { now: Date; limit: number },
): Promise<CalendarSession[]> {
  return sessionsOf(
    queries,
    sql`${isVisible} AND ${isListed({ kind: sql`s.kind`, id: sql`s.id`, partnerId: sql`s.partner_id` }, now)}`,
    limit,
  )
}

const isVisible = sql`s.status = 1 AND s.archived_at IS NULL`

/** `turn` counts the sessions of an event from 1. @param limit null for all */
export function sessionsOf(queries: Queries, condition: SQL, limit: number | null) {
  return rowsOf(
    queries,
    entryRow,
    sql`
      SELECT row_number() OVER (PARTITION BY s.id ORDER BY session.starts_at, session.id) AS turn,
        session.title, session.starts_at, session.ends_at, s.number, s.name, s.link, s.summary, s.version, s.updated_at,
        e.mode, e.place_name, e.place_address
      FROM sellables s
      JOIN event_details e ON e.sellable_id = s.id
      JOIN event_sessions session ON session.event_id = s.id
      WHERE s.kind = 'event' AND ${condition}
      ORDER BY session.starts_at, s.number, turn LIMIT ${limit}`,
  )
}
