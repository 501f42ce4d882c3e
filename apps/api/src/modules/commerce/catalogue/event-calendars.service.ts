import type { InputFor } from '@naikkelas/contract'
import { calendarFileType, type getEventCalendar as getEndpoint } from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type CalendarEntry, calendarFile } from '../../../platform/calendars/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { type CalendarSession, findComingSessions, findSessionsOf } from './event-calendars.repo.ts'

/** Of the feed. */
const sessionsAtMost = 500

/** @throws AppError `not_found` for what visitors do not see, and for an event without a day */
export async function getEventCalendar(
  ctx: AppContext,
  { params: { link } }: InputFor<typeof getEndpoint>,
): Promise<Response> {
  const sessions = await findSessionsOf(ctx.database.queries, link)
  if (sessions.length === 0) throw new AppError('not_found')
  return calendarResponse(ctx, sessions, { fileName: `${link}.ics`, meetingUrl: null })
}

/** Sessions of one event as a file. @param meetingUrl for those who have a seat; null for everyone else */
export async function calendarResponse(
  ctx: AppContext,
  sessions: readonly CalendarSession[],
  { fileName, meetingUrl }: { fileName: string; meetingUrl: string | null },
): Promise<Response> {
  const { brand } = await settingsOf(ctx)
  const entries = sessions.map((session) => withMeeting(entryOf(session, ctx.publicUrl), meetingUrl))
  const file = calendarFile({ producer: brand.name, name: null, entries })
  return answer(file, fileName, meetingUrl === null ? 'no-store' : 'private, no-store')
}

const withMeeting = (entry: CalendarEntry, meetingUrl: string | null): CalendarEntry =>
  meetingUrl === null
    ? entry
    : { ...entry, location: meetingUrl, description: `${entry.description}\nRuang acara: ${meetingUrl}` }

/** Events that are not over; calendars ask again and again, so an answer may be kept for ten minutes. */
export async function eventFeed(ctx: AppContext): Promise<Response> {
  const sessions = await findComingSessions(ctx.database.queries, { now: ctx.clock.now(), limit: sessionsAtMost })
  const { brand } = await settingsOf(ctx)
  const entries = sessions.map((session) => entryOf(session, ctx.publicUrl))
  const feed = calendarFile({ producer: brand.name, name: `Acara ${brand.name}`, entries })
  return answer(feed, 'acara.ics', 'public, max-age=600')
}

/** Sessions are named by their turn: their ids are others after each change of an event. */
function entryOf(session: CalendarSession, publicUrl: string): CalendarEntry {
  const { number, turn, name, title, link, summary, version, startsAt, endsAt, updatedAt, mode, place } = session
  const url = `${publicUrl}/event/${link}`
  return {
    uid: `acara-${number}-${turn}@${new URL(publicUrl).hostname}`,
    revision: version,
    startsAt,
    endsAt,
    changedAt: updatedAt,
    title: title === '' ? name : `${name}: ${title}`,
    description: summary === '' ? url : `${summary}\n${url}`,
    location: place ? [place.name, place.address].filter((part) => part !== '').join(', ') : mode === 1 ? 'Online' : '',
    url,
  }
}

const answer = (file: string, name: string, cacheControl: string) =>
  new Response(file, {
    headers: {
      'content-type': `${calendarFileType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    },
  })
