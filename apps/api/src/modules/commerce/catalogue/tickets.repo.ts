import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'
import { type CalendarSession, sessionsOf } from './event-calendars.repo.ts'

const eventRow = z
  .object({
    mode: z.union([z.literal(0), z.literal(1)]),
    place_name: z.nullable(z.string()),
    place_address: z.nullable(z.string()),
    map_url: z.nullable(z.string()),
    meeting_url: z.nullable(z.string()),
  })
  .transform(({ mode, place_name, place_address, map_url, meeting_url }) => ({
    mode,
    place: place_name === null ? null : { name: place_name, address: place_address ?? '', mapUrl: map_url },
    meetingUrl: meeting_url,
  }))

/** Where an event is, with the link of its meeting. */
export function findTicketEvent(queries: Queries, id: string) {
  return rowOf(
    queries,
    eventRow,
    sql`
      SELECT mode, place_name, place_address, map_url, meeting_url FROM event_details
      WHERE sellable_id = ${id}`,
  )
}

/** Sessions of an event in their order, visible or not. */
export const findEveryTicketSession = (queries: Queries, eventId: string): Promise<CalendarSession[]> =>
  sessionsOf(queries, sql`s.id = ${eventId}`, null)
