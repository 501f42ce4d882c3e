import type { EventTicket } from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { calendarResponse } from './event-calendars.service.ts'
import { meetingWindow } from './meeting-window.rules.ts'
import type { CalendarSession } from './event-calendars.repo.ts'
import { findEveryTicketSession, findTicketEvent, findTicketEvents } from './tickets.repo.ts'

export interface TicketOfEvent {
  ticket: EventTicket
  /** Once its last session has ended. */
  isOver: boolean
}

/**
 * What those who have a seat at events are shown of them, also once visitors do not see them any more, by the event's id.
 * Whether they have a seat is the caller's to know.
 */
export async function findTickets(
  queries: Queries,
  eventIds: readonly string[],
  now: Date,
): Promise<Map<string, TicketOfEvent>> {
  if (eventIds.length === 0) return new Map()
  const sessions = Map.groupBy(await findEveryTicketSession(queries, eventIds), ({ number }) => number)
  const events = await findTicketEvents(queries, eventIds)
  return new Map(events.map((event) => [event.id, ticketOf(event, sessions.get(event.number) ?? [], now)]))
}

type TicketEvent = Awaited<ReturnType<typeof findTicketEvents>>[number]

function ticketOf({ mode, place, meetingUrl }: TicketEvent, sessions: readonly CalendarSession[], now: Date) {
  const { isOpen, opensAt } = meetingWindow(sessions, now)
  const ticket = {
    mode,
    place,
    meetingUrl: isOpen ? meetingUrl : null,
    meetingOpensAt: mode === 1 ? (opensAt?.toISOString() ?? null) : null,
    sessions: sessions.map(({ title, startsAt, endsAt }) => ({
      title,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  }
  return { ticket, isOver: sessions.length > 0 && sessions.every(({ endsAt }) => endsAt <= now) }
}

/**
 * The sessions of an event as a calendar file with the link of its meeting, under the names that the public file has.
 * @throws AppError `not_found` for an event without a day
 */
export async function ticketCalendar(ctx: AppContext, eventId: string): Promise<Response> {
  const { queries } = ctx.database
  const event = await findTicketEvent(queries, eventId)
  const sessions = await findEveryTicketSession(queries, [eventId])
  const [first] = sessions
  if (!event || !first) throw new AppError('not_found')
  return calendarResponse(ctx, sessions, { fileName: `${first.link}.ics`, meetingUrl: event.meetingUrl })
}
