import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf } from '../../../platform/database/rows.ts'
import { type CalendarSession, sessionsOf } from './event-calendars.repo.ts'

const eventRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    mode: z.union([z.literal(0), z.literal(1)]),
    place_name: z.nullable(z.string()),
    place_address: z.nullable(z.string()),
    map_url: z.nullable(z.string()),
    meeting_url: z.nullable(z.string()),
  })
  .transform(({ place_name, place_address, map_url, meeting_url, ...same }) => ({
    ...same,
    place: place_name === null ? null : { name: place_name, address: place_address ?? '', mapUrl: map_url },
    meetingUrl: meeting_url,
  }))

const selectEvents = sql`
  SELECT s.id, s.number, d.mode, d.place_name, d.place_address, d.map_url, d.meeting_url
  FROM event_details d JOIN sellables s ON s.id = d.sellable_id`

/** Where an event is, with the link of its meeting. */
export const findTicketEvent = (queries: Queries, id: string) =>
  rowOf(queries, eventRow, sql`${selectEvents} WHERE s.id = ${id}`)

/** The same of several; in no order. */
export const findTicketEvents = (queries: Queries, ids: readonly string[]) =>
  rowsOf(queries, eventRow, sql`${selectEvents} WHERE s.id = ANY (${sql.param([...ids])}::uuid[])`)

/** Sessions of events, in the order of each, visible or not. */
export const findEveryTicketSession = (queries: Queries, eventIds: readonly string[]): Promise<CalendarSession[]> =>
  sessionsOf(queries, sql`s.id = ANY (${sql.param([...eventIds])}::uuid[])`, null)
