import type { InputFor, OutputFor } from '@naikkelas/contract'
import { calendarFileType } from '@naikkelas/contract/commerce'
import {
  type browseLiveSessions as browseEndpoint,
  type getLiveSessionPage as getEndpoint,
  liveCardsPerPage,
  filmPlayerOf,
  type LiveSessionCard,
  type LiveSessionPage,
  type previewLiveSession as previewEndpoint,
  reminderMinutes,
} from '@naikkelas/contract/content'
import type { AppContext } from '../../../app-context.ts'
import { calendarFile } from '../../../platform/calendars/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { existing, pageOf } from '../publication/index.ts'
import { phaseOf } from './live-phase.rules.ts'
import {
  findFormerSessions,
  findPublishedSession,
  findSessionsAhead,
  liveSessionTable,
  type StoredLiveSession,
} from './live-sessions.repo.ts'

/** Sessions to come on the first page. */
const AHEAD = 24

/** Two queries. */
export async function browseLiveSessions(
  { database: { queries }, clock }: AppContext,
  { query: { search, after, before } }: InputFor<typeof browseEndpoint>,
): Promise<OutputFor<typeof browseEndpoint>> {
  const now = clock.now()
  const isFirst = after === undefined && before === undefined
  const ahead = isFirst ? await findSessionsAhead(queries, { search, now, limit: AHEAD }) : []
  const page = await pageOf(
    { after, before },
    liveCardsPerPage,
    (placed) => findFormerSessions(queries, { search, now, ...placed }),
    ({ startsAt }) => startsAt,
  )
  return {
    ...page,
    items: page.items.map((one) => cardOf(one, now)),
    ahead: ahead.map((one) => cardOf(one, now)),
  }
}

/** @throws AppError `not_found` for what is not published */
export async function getLiveSessionPage(
  { database, clock }: AppContext,
  { params: { number } }: InputFor<typeof getEndpoint>,
): Promise<LiveSessionPage> {
  return sessionPage(existing(await findPublishedSession(database.queries, number)), clock.now())
}

/** The same of one that is not published. */
export const previewLiveSession = async (
  { database, clock }: AppContext,
  { params }: InputFor<typeof previewEndpoint>,
): Promise<LiveSessionPage> =>
  sessionPage(existing(await liveSessionTable.find(database.queries, params.sessionId)), clock.now())

function sessionPage(session: StoredLiveSession, now: Date): LiveSessionPage {
  const card = cardOf(session, now)
  const { description, videoUrl } = session.value
  return {
    ...card,
    description,
    player: card.phase === 'live' ? filmPlayerOf(videoUrl) : null,
    publishedAt: (session.publishedAt ?? session.createdAt).toISOString(),
  }
}

/** @throws AppError `not_found` for what is not published */
export async function getLiveCalendar(
  ctx: AppContext,
  { params: { number } }: InputFor<typeof getEndpoint>,
): Promise<Response> {
  const session = existing(await findPublishedSession(ctx.database.queries, number))
  const { startsAt, endsAt, version, updatedAt } = session
  const { title, summary } = session.value
  const { brand } = await settingsOf(ctx)
  const url = `${ctx.publicUrl}/live/${number}`
  const entry = {
    uid: `siaran-${number}@${new URL(ctx.publicUrl).hostname}`,
    revision: version,
    startsAt,
    endsAt,
    changedAt: updatedAt,
    title,
    description: summary === '' ? url : `${summary}\n${url}`,
    location: 'Online',
    url,
    alarmMinutes: reminderMinutes,
  }
  return new Response(calendarFile({ producer: brand.name, name: null, entries: [entry] }), {
    headers: {
      'content-type': `${calendarFileType}; charset=utf-8`,
      'content-disposition': `attachment; filename="siaran-${number}.ics"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

function cardOf(session: StoredLiveSession, now: Date): LiveSessionCard {
  const { title, summary, host, startsAt, endsAt } = session.value
  return { number: session.number, title, summary, host, startsAt, endsAt, phase: phaseOf(session, now) }
}
