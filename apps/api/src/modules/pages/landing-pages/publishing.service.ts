import type { InputFor } from '@naikkelas/contract'
import { withReference } from '@naikkelas/contract/identity'
import type { LandingPage, publishLandingPage as publishEndpoint } from '@naikkelas/contract/pages'
import { type PageDocument, pageIdsOf, variantsIn } from '@naikkelas/page'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { grantApproval } from './approvals.repo.ts'
import { drawn, keepRender } from './drawing.ts'
import { existingHead, existingPage } from './existing-page.ts'
import { checkFinished } from './finished.ts'
import { findHead, findPage } from './landing-pages.queries.ts'
import { lockHead, markDraft, markPublished } from './landing-pages.repo.ts'
import { checkMayGo } from './landing-pages.rules.ts'
import { takeAddress } from './old-addresses.repo.ts'
import { noteUnpublished } from './page-notes.repo.ts'
import type { PageInput } from './page-input.ts'
import type { PageDrawer, PageSnapshot } from '../../../ports/page-drawer.ts'
import { snapshotOf } from './page-view.ts'
import { queueRedraws } from './queue-redraws.ts'
import { holdPublicSide, sharePublicSide } from './public-side.ts'
import { deleteSchedules } from './schedules.repo.ts'
import { insertPublishedVersion } from './versions.repo.ts'

/**
 * Publishes the head: checked for completeness, rendered, then stored with its bytes in one transaction. A change
 * during rendering cancels the publish: only the version on the admin's screen is published.
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
    /** For the admin who requested approval. */
    comment?: string
    /** What is answered by it. */
    approvalId?: string
    /** What is done in the same transaction or not at all. */
    together?: (queries: Tx) => Promise<void>
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
  /** The approval request that this answers: another answer meanwhile cancels the publish. */
  asked?: string
  /** Called with the page's row locked; throws to cancel the publish. */
  confirm: (tx: Tx, now: LandingPage) => Promise<void>
}

/** Draws a snapshot and puts it before visitors, whole and at once. */
export async function makePublic(
  ctx: AppContext,
  pageDrawer: PageDrawer,
  { snapshot, actorId, comment, asked, confirm }: Publishing,
): Promise<LandingPage> {
  const { pageId, version, name } = snapshot
  const render = await drawn(ctx, pageDrawer, snapshot)
  const variants = variantsIn(snapshot.document.sections)
  const published = await ctx.unitOfWork(async ({ tx: queries, emit }) => {
    // Before any row is locked: most publishes do not change an address that other pages use.
    const isAlone = isNewsToOthers(existingPage(await findPage(queries, pageId)))
    await (isAlone ? holdPublicSide(queries) : sharePublicSide(queries))
    const now = existingHead(await lockHead(queries, pageId)).page
    // It was unpublished in between. PostgreSQL detects a deadlock by this, and one transaction is retried.
    if (!isAlone && isNewsToOthers(now)) await holdPublicSide(queries)
    await confirm(queries, now)
    const at = ctx.clock.now()
    await insertPublishedVersion(queries, { pageId, version, document: snapshot.document, actorId, at })
    if (isNewsToOthers(now)) await queueRedraws(ctx, queries, { linkedPageIds: [pageId], at })
    await markPublished(queries, pageId, { version, name, at })
    await emit('landing_page.published', { pageId, variants, actorId, at: at.toISOString() })
    await takeAddress(queries, { kind: now.kind, link: now.link_landing_page })
    await keepRender(queries, { render, snapshot, at }, ctx)
    const approvalId = await grantApproval(queries, { pageId, version }, { actorId, at, comment })
    if (asked !== undefined && approvalId !== asked) throw new AppError('approval_answered')
    return existingPage(await findPage(queries, pageId))
  })
  await ctx.signals.send('landing_page.public_changed', { pageId })
  return published
}

/** Pages that link to it need its address; pages with a site part need the new part. */
const isNewsToOthers = ({ status, kind }: Pick<LandingPage, 'status' | 'kind'>) =>
  status === 'draft' || kind === 'site_part'

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
  const page = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const held = existingHead(await lockHead(queries, params.pageId)).page
    checkMayGo(held)
    const isPublic = held.status === 'published'
    if (isPublic || held.lifecycle.endedAt !== null) await markDraft(queries, held.id, null)
    if (isPublic) await noteUnpublished(queries, { pageId: held.id, at: ctx.clock.now() })
    if (isPublic && held.lifecycle.publish === null) await deleteSchedules(queries, held.id, 'unpublish')
    if (isPublic) await queueRedraws(ctx, queries, { linkedPageIds: [held.id], at: ctx.clock.now() })
    return existingPage(await findPage(queries, held.id))
  })
  await ctx.signals.send('landing_page.public_changed', { pageId: page.id })
  return page
}
