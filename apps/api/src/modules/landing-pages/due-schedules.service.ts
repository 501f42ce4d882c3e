import { pageIdsOf } from '@naikkelas/page'
import type { AppContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { findActiveAdmin } from '../identity/index.ts'
import { checkFinished } from './finished.ts'
import { findPage, lockHead } from './landing-pages.repo.ts'
import { publishPages } from './landing-pages.policy.ts'
import { unfinishedWords } from './landing-pages.rules.ts'
import type { PageDrawer } from './page-drawer.ts'
import { snapshotOf } from './page-view.ts'
import { noteUnpublished } from './page-notes.repo.ts'
import { makePublic, withOwnAddress } from './publishing.service.ts'
import { holdPublicSide, markRedrawDue } from './redraws.repo.ts'
import {
  type DuePublish,
  type DueSchedule,
  type DueUnpublish,
  failSchedule,
  findPublicBy,
  leaseDue,
  markEnded,
  postponeSchedule,
  takeSchedule,
} from './schedules.repo.ts'

/** So often something that nobody foresaw is tried again before people are told. */
const greatestAttempts = 5
const retrySeconds = 15

/** Thrown when somebody settled a schedule while it was being carried out. */
class Settled extends Error {}

/**
 * Publishes and takes down what is due, each once, whichever process gets to it, and late when none was running at the
 * time. What cannot be done stays with the reason.
 */
export async function carryOutSchedules(ctx: AppContext, pageDrawer: PageDrawer) {
  for (const due of await leaseDue(ctx.database.queries, ctx.clock.now())) {
    try {
      await (due.act === 'publish' ? publishDue(ctx, pageDrawer, due) : endDue(ctx, due))
    } catch (error) {
      if (!(error instanceof Settled)) await keepReason(ctx, due, error)
    }
  }
}

async function publishDue(ctx: AppContext, pageDrawer: PageDrawer, due: DuePublish) {
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
  await makePublic(ctx, pageDrawer, {
    snapshot,
    actorId: due.actorId,
    comment: '',
    async confirm(held, now) {
      if (!(await takeSchedule(held, due.id))) throw new Settled()
      if (now.address !== page.address) throw new AppError('version_conflict', { headVersion: now.headVersion })
    },
  })
}

async function endDue(ctx: AppContext, due: DueUnpublish) {
  const { pageId } = due
  await checkActor(ctx, due)
  const { isEnded, dueCount } = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const page = (await lockHead(queries, pageId))?.page
    if (!(await takeSchedule(queries, due.id)) || !page) throw new Settled()
    // Somebody took it down before.
    if (page.status !== 'published') return { isEnded: false, dueCount: 0 }
    const at = ctx.clock.now()
    await markEnded(queries, pageId, { redirect: due.redirect, at })
    await noteUnpublished(queries, { pageId, at })
    return { isEnded: true, dueCount: await markRedrawDue(queries, { linkedPageIds: [pageId], at }) }
  })
  if (isEnded) await ctx.events.emit('landing_page.public_changed', { pageId })
  if (dueCount > 0) await ctx.events.emit('landing_page.redraw_due', { pageId })
}

async function checkActor({ database: { queries } }: AppContext, { actorId }: DueSchedule) {
  const actor = actorId === null ? undefined : await findActiveAdmin(queries, actorId)
  if (!actor || !publishPages(actor)) throw new AppError('not_allowed')
}

/** Says why it was not done, unless it is worth another try. */
async function keepReason(ctx: AppContext, due: DueSchedule, error: unknown) {
  const { queries } = ctx.database
  // Whoever moved the page meanwhile is followed at the next look.
  if (isMoved(error)) return postponeSchedule(queries, due.id, 0)
  const reason = reasonOf(error)
  if (reason === null) ctx.onFailure(error, `${due.act} of page ${due.pageId} at its time`)
  if (reason === null && due.attempts < greatestAttempts)
    return postponeSchedule(queries, due.id, retrySeconds * due.attempts)
  const failure = reason ?? 'Server kami bermasalah saat waktunya tiba. Coba lagi, atau pilih waktu lain.'
  const isKept = await failSchedule(queries, { id: due.id, at: ctx.clock.now(), failure })
  if (isKept) await ctx.events.emit('landing_page.schedule_failed', { pageId: due.pageId, act: due.act, failure })
}

const isMoved = (error: unknown) => error instanceof AppError && error.code === 'version_conflict'

/** Null for what may pass by itself. */
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
