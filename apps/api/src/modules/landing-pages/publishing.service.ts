import {
  type InputFor,
  type LandingPage,
  type publishLandingPage as publishEndpoint,
  withReference,
} from '@naikkelas/contract'
import { type PageDocument, pageIdsOf } from '@naikkelas/page'
import type { AdminContext, AppContext } from '../../app-context.ts'
import type { Queries } from '../../db/index.ts'
import { AppError } from '../../http/index.ts'
import { grantApproval } from './approvals.repo.ts'
import { drawn, keepRender } from './drawing.ts'
import { existingHead, existingPage } from './existing-page.ts'
import { checkFinished } from './finished.ts'
import { findHead, findPage, lockHead, markDraft, markPublished } from './landing-pages.repo.ts'
import { takeAddress } from './old-addresses.repo.ts'
import { noteUnpublished } from './page-notes.repo.ts'
import type { PageInput } from './page-input.ts'
import type { PageDrawer, PageSnapshot } from './page-drawer.ts'
import { snapshotOf } from './page-view.ts'
import { holdPublicSide, markRedrawDue } from './redraws.repo.ts'
import { deleteSchedules } from './schedules.repo.ts'
import { insertPublishedVersion } from './versions.repo.ts'

/**
 * Makes the head public: asked whether it is finished, drawn, then kept with its bytes in one transaction. Whoever
 * changed the page while it was drawn wins: what is published is what was looked at.
 */
export async function publishLandingPage(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { params, body }: InputFor<typeof publishEndpoint>,
  {
    comment = '',
    approvalId,
    together,
  }: {
    /** To whoever asked for it. */
    comment?: string
    /** What is answered by it. */
    approvalId?: string
    /** What is done in the same transaction or not at all. */
    together?: (queries: Queries) => Promise<void>
  } = {},
): Promise<LandingPage> {
  const { page, document } = existingHead(await findHead(ctx.database.queries, params.pageId))
  if (page.headVersion !== body.headVersion) throw new AppError('version_conflict', { headVersion: page.headVersion })
  const snapshot = withOwnAddress(await snapshotOf(ctx, { page, document, version: page.headVersion }))
  checkFinished(snapshot, { at: ctx.clock.now() })
  return makePublic(ctx, pageDrawer, {
    snapshot,
    actorId: ctx.actor.id,
    comment,
    ...(approvalId !== undefined && { asked: approvalId }),
    async confirm(queries, now) {
      if (now.headVersion !== page.headVersion || now.address !== page.address)
        throw new AppError('version_conflict', { headVersion: now.headVersion })
      // What was to be published later is in this version, or was taken back in it.
      await deleteSchedules(queries, page.id, 'publish')
      await together?.(queries)
    },
  })
}

interface Publishing {
  snapshot: PageSnapshot
  actorId: string | null
  comment: string
  /** The request that this answers: nothing goes public when somebody else answered it meanwhile. */
  asked?: string
  /** Asked while the page's row is held; throws when it may not go public as it was drawn. */
  confirm: (queries: Queries, now: LandingPage) => Promise<void>
}

/** Draws a snapshot and puts it before visitors, whole and at once. */
export async function makePublic(
  ctx: AppContext,
  pageDrawer: PageDrawer,
  { snapshot, actorId, comment, asked, confirm }: Publishing,
): Promise<LandingPage> {
  const { pageId, version, name } = snapshot
  const render = await drawn(ctx, pageDrawer, snapshot)
  const { published, dueCount, approvalId } = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const now = existingHead(await lockHead(queries, pageId)).page
    await confirm(queries, now)
    const at = ctx.clock.now()
    await insertPublishedVersion(queries, { pageId, version, document: snapshot.document, actorId, at })
    // Pages that link to it learn its address; those that carry a part of the site show what it says now.
    const isNewsToOthers = now.status === 'draft' || now.kind === 'site_part'
    const dueCount = isNewsToOthers ? await markRedrawDue(queries, { linkedPageIds: [pageId], at }) : 0
    await markPublished(queries, pageId, { version, name, at })
    await ctx.runningTests.endWithout(queries, { pageId, document: snapshot.document, actorId, at })
    await takeAddress(queries, { kind: now.kind, link: now.link_landing_page })
    await keepRender(queries, { render, snapshot, at }, ctx)
    const approvalId = await grantApproval(queries, { pageId, version }, { actorId, at, comment })
    if (asked !== undefined && approvalId !== asked) throw new AppError('approval_answered')
    return { published: existingPage(await findPage(queries, pageId)), dueCount, approvalId }
  })
  await ctx.events.emit('landing_page.public_changed', { pageId })
  if (dueCount > 0) await ctx.events.emit('landing_page.redraw_due', { pageId })
  if (approvalId !== undefined)
    await ctx.events.emit('landing_page.approval_answered', { pageId, approvalId, answer: 'approved' })
  return published
}

/** What keeps the head from being public, as sentences; empty when it is finished. */
export async function unfinishedIn(
  ctx: AppContext,
  { page, document }: { page: LandingPage; document: PageDocument },
): Promise<string[]> {
  const snapshot = withOwnAddress(await snapshotOf(ctx, { page, document, version: page.headVersion }))
  try {
    checkFinished(snapshot, { at: ctx.clock.now() })
    return []
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_finished') throw error
    return (error.details.fields ?? []).map(({ message }) => message)
  }
}

/** A page that links to itself leads there once it is published, so also while it is drawn for the first time. */
export function withOwnAddress(snapshot: PageSnapshot): PageSnapshot {
  const { pageId, address, pageAddresses, reference, typedPageIds = [] } = snapshot
  return pageIdsOf(snapshot.document).has(pageId) || typedPageIds.includes(pageId)
    ? { ...snapshot, pageAddresses: { ...pageAddresses, [pageId]: withReference(address, reference) } }
    : snapshot
}

/** Off the public site; its versions stay. What was to take it down later, or was left from when it ended, is settled by that. */
export async function unpublishLandingPage(ctx: AdminContext, { params }: PageInput): Promise<LandingPage> {
  const { page, dueCount } = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const held = existingHead(await lockHead(queries, params.pageId)).page
    const isPublic = held.status === 'published'
    if (isPublic || held.standing.endedAt !== null) await markDraft(queries, held.id, null)
    if (isPublic) await noteUnpublished(queries, { pageId: held.id, at: ctx.clock.now() })
    if (isPublic && held.standing.publish === null) await deleteSchedules(queries, held.id, 'unpublish')
    return {
      page: existingPage(await findPage(queries, held.id)),
      dueCount: isPublic ? await markRedrawDue(queries, { linkedPageIds: [held.id], at: ctx.clock.now() }) : 0,
    }
  })
  await ctx.events.emit('landing_page.public_changed', { pageId: page.id })
  if (dueCount > 0) await ctx.events.emit('landing_page.redraw_due', { pageId: page.id })
  return page
}
