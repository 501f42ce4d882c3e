import type { EventTicket } from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { calendarResponse } from './event-calendars.service.ts'
import { findEveryTicketSession, findTicketEvent } from './tickets.repo.ts'

/**
 * What those who have a seat at an event are shown of it, also once visitors do not see it any more; null for what is no event.
 * Whether they have a seat is the caller's to know.
 */
export async function findTicket(queries: Queries, eventId: string): Promise<EventTicket | null> {
  const event = await findTicketEvent(queries, eventId)
  if (!event) return null
  const sessions = await findEveryTicketSession(queries, eventId)
  return {
    ...event,
    sessions: sessions.map(({ title, startsAt, endsAt }) => ({
      title,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  }
}

/**
 * The sessions of an event as a calendar file with the link of its meeting, under the names that the public file has.
 * @throws AppError `not_found` for an event without a day
 */
export async function ticketCalendar(ctx: AppContext, eventId: string): Promise<Response> {
  const { queries } = ctx.database
  const event = await findTicketEvent(queries, eventId)
  const sessions = await findEveryTicketSession(queries, eventId)
  const [first] = sessions
  if (!event || !first) throw new AppError('not_found')
  return calendarResponse(ctx, sessions, { fileName: `${first.link}.ics`, meetingUrl: event.meetingUrl })
}
