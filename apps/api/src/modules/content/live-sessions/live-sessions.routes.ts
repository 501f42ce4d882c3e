import {
  askLiveReminder,
  browseLiveSessions,
  changeLiveSessionStatus,
  confirmLiveReminder,
  createLiveSession,
  getLiveCalendar,
  getLiveReminder,
  getLiveSession,
  getLiveSessionPage,
  listLiveSessions,
  liveReminderPath,
  openLiveUnsubscribe,
  stopLiveReminder,
  unsubscribeFromLive,
  updateLiveSession,
  previewLiveSession,
} from '@naikkelas/contract/content'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { bind, bindFile, bindText, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import * as reminders from './live-reminders.service.ts'
import { tokenLimit } from './live-sessions.limits.ts'
import { manageLiveSessions, viewLiveSessions } from './live-sessions.policy.ts'
import * as sessions from './live-sessions.service.ts'
import * as published from './public-live.service.ts'

const oneSession = {
  load: (input: { params: { sessionId: string } }, ctx: AdminContext) => sessions.getLiveSession(ctx, input),
}

const limit = ({ app, clientAddress }: RequestContext) => countTry(app.database.queries, [tokenLimit(clientAddress)])

export const liveSessionRoutes = [
  bind(browseLiveSessions, { can: 'anyone', run: (input, ctx) => published.browseLiveSessions(ctx, input) }),
  bind(getLiveSessionPage, { can: 'anyone', run: (input, ctx) => published.getLiveSessionPage(ctx, input) }),
  bindFile(getLiveCalendar, { can: 'anyone', run: (input, ctx) => published.getLiveCalendar(ctx, input) }),
  bind(askLiveReminder, {
    can: 'anyone',
    run: (input, ctx, request) => reminders.askLiveReminder(ctx, input, request),
  }),
  bind(getLiveReminder, { can: 'anyone', limit, run: (input, ctx) => reminders.getLiveReminder(ctx, input) }),
  bind(confirmLiveReminder, { can: 'anyone', limit, run: (input, ctx) => reminders.confirmLiveReminder(ctx, input) }),
  bind(stopLiveReminder, { can: 'anyone', limit, run: (input, ctx) => reminders.stopLiveReminder(ctx, input) }),
  // The POST of mail programs has a form's content type and no origin (RFC 8058). All that a token can do is stop a mail.
  bindText(unsubscribeFromLive, {
    can: 'anyone',
    origin: 'any',
    limit,
    run: ({ params, text }, ctx) => {
      if (!/List-Unsubscribe[^]{0,80}One-Click/.test(text)) throw new AppError('bad_request')
      return reminders.stopLiveReminder(ctx, { params })
    },
  }),
  bindFile(openLiveUnsubscribe, {
    can: 'anyone',
    run: ({ params: { token } }) =>
      new Response(null, { status: 302, headers: { location: `${liveReminderPath}/${encodeURIComponent(token)}` } }),
  }),
  bind(listLiveSessions, { can: viewLiveSessions, run: (input, ctx) => sessions.listLiveSessions(ctx, input) }),
  bind(previewLiveSession, { can: viewLiveSessions, run: (input, ctx) => published.previewLiveSession(ctx, input) }),
  bind(getLiveSession, { can: viewLiveSessions, run: (input, ctx) => sessions.getLiveSession(ctx, input) }),
  bind(createLiveSession, { can: manageLiveSessions, run: (input, ctx) => sessions.createLiveSession(ctx, input) }),
  bind(updateLiveSession, {
    can: manageLiveSessions,
    record: oneSession,
    run: (input, ctx) => sessions.updateLiveSession(ctx, input),
  }),
  bind(changeLiveSessionStatus, {
    can: manageLiveSessions,
    run: (input, ctx) => sessions.changeLiveSessionStatus(ctx, input),
  }),
]
