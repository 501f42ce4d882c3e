import { pageIdsOf } from '@naikkelas/page'
import type { AppContext } from '../../../app-context.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findActiveAdmin } from '../../identity/admins/index.ts'
import { checkFinished } from './finished.ts'
import { findPage } from './landing-pages.queries.ts'
import { lockHead } from './landing-pages.repo.ts'
import { publishPages } from './landing-pages.policy.ts'
import { unfinishedWords } from './landing-pages.rules.ts'
import { snapshotOf } from './page-view.ts'
import { noteUnpublished } from './page-notes.repo.ts'
import { makePublic, withOwnAddress } from './publishing.service.ts'
import { queueSchedule } from './queue-schedule.ts'
import { queueRedraws } from './queue-redraws.ts'
import { holdPublicSide } from './public-side.ts'
import {
  type DuePublish,
  type DueSchedule,
  type DueUnpublish,
  failSchedule,
  findPublicBy,
  findSchedule,
  markEnded,
  takeSchedule,
} from './schedules.repo.ts'

/** Another process or person replaced, removed or carried out the schedule meanwhile. */
class ScheduleSuperseded extends Error {}

/** A page that is moved again and again while it is published is left to the next attempt. */
const MOVES_FOLLOWED = 3

/**
 * Publishes or unpublishes a page on schedule. A permanent failure is stored with its reason.
 * @throws temporary failures, which the job retries
 */
export async function carryOut(ctx: AppContext, scheduleId: string) {
  for (let moves = 0; ; moves += 1) {
    const due = await findSchedule(ctx.database.queries, scheduleId)
    if (!due) return
    // Clocks of two machines differ by a little.
    if (due.dueAt > ctx.clock.now())
      return ctx.database.transaction((tx) => queueSchedule(ctx, tx, { scheduleId, dueAt: due.dueAt }))
    try {
      return await (due.act === 'publish' ? publishDue(ctx, due) : endDue(ctx, due))
    } catch (error) {
      if (error instanceof ScheduleSuperseded) return
      const reason = reasonOf(error)
      if (reason !== null) return void (await fail(ctx, ctx.database.queries, due, reason))
      if (!isMoved(error) || moves === MOVES_FOLLOWED) throw error
    }
  }
}

/** The last attempt failed for a reason that no admin can remove. */
export async function giveUp(ctx: AppContext, tx: Tx, scheduleId: string) {
  const due = await findSchedule(tx, scheduleId)
  if (due) await fail(ctx, tx, due, 'Server kami bermasalah saat waktunya tiba. Coba lagi, atau pilih waktu lain.')
}

async function fail(ctx: AppContext, queries: Queries, due: DueSchedule, failure: string) {
  await failSchedule(queries, { id: due.id, at: ctx.clock.now(), failure })
}

async function publishDue(ctx: AppContext, due: DuePublish) {
  const { queries } = ctx.database
  await checkActor(ctx, due)
  const page = await findPage(queries, due.pageId)
  if (!page || page.deletedAt !== null) throw new AppError('not_found')
  const { document, version, name } = due
  const snapshot = withOwnAddress(await snapshotOf(ctx, { page: { ...page, name }, document, version }))
  const at = ctx.clock.now()
  // Pages that lead to each other and are due together: whichever comes second is drawn into the first right after.
  const alsoPublic = await findPublicBy(queries, [...pageIdsOf(snapshot.document)], at)
  checkFinished(snapshot, { at, alsoPublic })
  await makePublic(ctx, ctx.ports.pageDrawer, {
    snapshot,
    actorId: due.actorId,
    comment: '',
    async confirm(held, now) {
      if (!(await takeSchedule(held, due.id))) throw new ScheduleSuperseded()
      if (now.address !== page.address) throw new AppError('version_conflict', { headVersion: now.headVersion })
    },
  })
}

async function endDue(ctx: AppContext, due: DueUnpublish) {
  const { pageId } = due
  await checkActor(ctx, due)
  const isEnded = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const page = (await lockHead(queries, pageId))?.page
    if (!(await takeSchedule(queries, due.id)) || !page) throw new ScheduleSuperseded()
    // It was unpublished before.
    if (page.status !== 'published') return false
    const at = ctx.clock.now()
    await markEnded(queries, pageId, { redirect: due.redirect, at })
    await noteUnpublished(queries, { pageId, at })
    await queueRedraws(ctx, queries, { linkedPageIds: [pageId], at })
    return true
  })
  if (isEnded) await ctx.signals.send('landing_page.public_changed', { pageId })
}

async function checkActor({ database: { queries } }: AppContext, { actorId }: DueSchedule) {
  const actor = actorId === null ? undefined : await findActiveAdmin(queries, actorId)
  if (!actor || !publishPages(actor)) throw new AppError('not_allowed')
}

const isMoved = (error: unknown) => error instanceof AppError && error.code === 'version_conflict'

/** Null for what may pass by itself: it is tried again. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof AppError)) return null
  switch (error.code) {
    case 'not_finished': {
      const messages = (error.details.fields ?? [{ message: 'ada yang kurang' }]).map(({ message }) => message)
      return `Belum lengkap saat waktunya tiba: ${unfinishedWords(messages, 1)}`
    }
    case 'not_allowed':
      return 'Yang menjadwalkannya tidak lagi berwenang menerbitkan halaman.'
    case 'not_found':
      return 'Halaman ini sudah tidak ada.'
    default:
      return null
  }
}
