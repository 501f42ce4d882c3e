import type { InputFor, LandingPage, publishLandingPage as publishEndpoint } from '@naikkelas/contract'
import { findingsOf, pageIdsOf } from '@naikkelas/page'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { drawn, keepRender } from './drawing.ts'
import { existingHead, existingPage } from './existing-page.ts'
import { findHead, findPage, lockHead, markDraft, markPublished } from './landing-pages.repo.ts'
import { findingFields } from './landing-pages.rules.ts'
import { missingFindings } from './missing.rules.ts'
import type { PageInput } from './page-input.ts'
import type { PageDrawer, PageSnapshot } from './page-drawer.ts'
import { snapshotOf } from './page-view.ts'
import { holdPublicSide, markRedrawDue } from './renders.repo.ts'
import { insertPublishedVersion } from './versions.repo.ts'

/**
 * Makes the head public: asked whether it is finished, drawn, then kept with its bytes in one transaction. Whoever
 * changed the page while it was drawn wins: what is published is what was looked at.
 */
export async function publishLandingPage(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { params, body }: InputFor<typeof publishEndpoint>,
): Promise<LandingPage> {
  const { page, document } = existingHead(await findHead(ctx.database.queries, params.pageId))
  if (page.headVersion !== body.headVersion) throw new AppError('version_conflict', { headVersion: page.headVersion })
  const snapshot = withOwnAddress(await snapshotOf(ctx, { page, document, version: page.headVersion }))
  const findings = [
    ...findingsOf(snapshot.document, ctx.clock.now()),
    ...missingFindings(snapshot.document, {
      mediaIds: new Set(snapshot.media.map(({ id }) => id)),
      pageIds: new Set(Object.keys(snapshot.pageAddresses)),
    }),
  ]
  if (findings.length > 0) throw new AppError('not_finished', { fields: findingFields(findings) })
  const render = await drawn(ctx, pageDrawer, snapshot)
  const { published, dueCount } = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const now = existingHead(await lockHead(queries, page.id)).page
    if (now.headVersion !== page.headVersion || now.address !== page.address)
      throw new AppError('version_conflict', { headVersion: now.headVersion })
    const at = ctx.clock.now()
    await insertPublishedVersion(queries, {
      pageId: page.id,
      version: page.headVersion,
      document: snapshot.document,
      actorId: ctx.actor.id,
      at,
    })
    const dueCount = now.status === 'draft' ? await markRedrawDue(queries, { linkedPageIds: [page.id], at }) : 0
    await markPublished(queries, page.id, { version: page.headVersion, name: page.name, at })
    await keepRender(queries, { render, snapshot, at })
    return { published: existingPage(await findPage(queries, page.id)), dueCount }
  })
  await ctx.events.emit('landing_page.public_changed', { pageId: page.id })
  if (dueCount > 0) await ctx.events.emit('landing_page.redraw_due', { pageId: page.id })
  return published
}

/** A page that links to itself leads there once it is published, so also while it is drawn for the first time. */
function withOwnAddress(snapshot: PageSnapshot): PageSnapshot {
  const { pageId, address, pageAddresses } = snapshot
  return pageIdsOf(snapshot.document).has(pageId)
    ? { ...snapshot, pageAddresses: { ...pageAddresses, [pageId]: address } }
    : snapshot
}

/** Off the public site; its versions stay. */
export async function unpublishLandingPage(ctx: AdminContext, { params }: PageInput): Promise<LandingPage> {
  const { page, dueCount } = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const held = existingHead(await lockHead(queries, params.pageId)).page
    const isPublic = held.status === 'published'
    if (isPublic) await markDraft(queries, held.id, null)
    return {
      page: existingPage(await findPage(queries, held.id)),
      dueCount: isPublic ? await markRedrawDue(queries, { linkedPageIds: [held.id], at: ctx.clock.now() }) : 0,
    }
  })
  await ctx.events.emit('landing_page.public_changed', { pageId: page.id })
  if (dueCount > 0) await ctx.events.emit('landing_page.redraw_due', { pageId: page.id })
  return page
}
