import { type SQL, sql } from 'drizzle-orm'

/** When the last session of an event ends; null without sessions, and for every other kind. */
export const endOfEvent = (kind: SQL, id: SQL): SQL =>
  sql`CASE WHEN ${kind} = 'event' THEN (SELECT max(ends_at) FROM event_sessions WHERE event_id = ${id}) END`

/** Whether an entry is no event that is over. */
export const isNotOver = (kind: SQL, id: SQL, now: Date): SQL => sql`coalesce(${endOfEvent(kind, id)} > ${now}, true)`
