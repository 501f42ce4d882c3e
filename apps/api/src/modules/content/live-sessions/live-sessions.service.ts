import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type changeLiveSessionStatus as changeEndpoint,
  type createLiveSession as createEndpoint,
  type getLiveSession as getEndpoint,
  type listLiveSessions as listEndpoint,
  type LiveSession,
  liveSessionsPerPage,
  type LiveSessionValue,
  type updateLiveSession as updateEndpoint,
} from '@naikkelas/contract/content'
import type { AdminContext } from '../../../app-context.ts'
import { pageOf, publishedRecords } from '../publication/index.ts'
import { phaseOf } from './live-phase.rules.ts'
import { findLiveSessions, liveSessionTable, type StoredLiveSession } from './live-sessions.repo.ts'

const records = publishedRecords<LiveSessionValue, StoredLiveSession, Pick<LiveSession, 'phase' | 'reminderCount'>>({
  table: liveSessionTable,
  isShown: ({ state }) => state === 'published',
  facts: (stored, now) => ({ phase: phaseOf(stored, now), reminderCount: stored.reminderCount }),
  unfinished: ({ value }) => (value.description === null ? 'Uraian siarannya belum ditulis.' : null),
})

export async function listLiveSessions(
  { database, clock }: AdminContext,
  { query: { after, before, search, state } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const page = await pageOf(
    { after, before },
    liveSessionsPerPage,
    (placed) => findLiveSessions(database.queries, { search, state, ...placed }),
    ({ startsAt }) => startsAt,
  )
  return { ...page, items: page.items.map((one) => records.view(one, clock.now())) }
}

export const getLiveSession = (ctx: AdminContext, { params }: InputFor<typeof getEndpoint>) =>
  records.get(ctx, params.sessionId)

export const createLiveSession = (ctx: AdminContext, { body }: InputFor<typeof createEndpoint>) =>
  records.create(ctx, body.value)

/** @throws AppError `content_changed` with both values when another admin changed it first */
export const updateLiveSession = (ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>) =>
  records.update(ctx, { id: params.sessionId, ...body })

export const changeLiveSessionStatus = (ctx: AdminContext, { body }: InputFor<typeof changeEndpoint>) =>
  records.changeStatus(ctx, body)
