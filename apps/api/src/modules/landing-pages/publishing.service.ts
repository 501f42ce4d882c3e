import type { InputFor, LandingPage, publishLandingPage as publishEndpoint } from '@naikkelas/contract'
import { findingsOf, nextBoundary, pageIdsOf, upgradeDocument } from '@naikkelas/page'
import type { AdminContext, AppContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { findMediaByIds } from '../media/index.ts'
import { existingHead, existingPage } from './existing-page.ts'
import { findHead, findPage, lockHead, markDraft, markPublished, raiseRevision } from './landing-pages.repo.ts'
import { findingFields, missingMediaFindings } from './landing-pages.rules.ts'
import type { PageInput } from './page-input.ts'
import { bodyOf } from './page-body.ts'
import type { PageDrawer, PageSnapshot } from './page-drawer.ts'
import { snapshotOf } from './page-view.ts'
import { findPagesAwaiting, findPagesToRedraw, type NewRender, type RedrawReasons, saveRender } from './renders.repo.ts'
import { findPublishedDocument, insertPublishedVersion } from './versions.repo.ts'

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
  const snapshot = await snapshotOf(ctx, { page, document, version: page.headVersion })
  const findings = [
    ...findingsOf(snapshot.document),
    ...missingMediaFindings(snapshot.document, new Set(snapshot.media.map(({ id }) => id))),
  ]
  if (findings.length > 0) throw new AppError('not_finished', { fields: findingFields(findings) })
  const render = await drawn(ctx, pageDrawer, snapshot)
  const published = await ctx.database.transaction(async (queries) => {
    const now = existingHead(await lockHead(queries, page.id)).page
    if (now.headVersion !== page.headVersion || now.address !== page.address)
      throw new AppError('version_conflict', { headVersion: now.headVersion })
    await insertPublishedVersion(queries, {
      pageId: page.id,
      version: page.headVersion,
      document: snapshot.document,
      actorId: ctx.actor.id,
      at: ctx.clock.now(),
    })
    await saveRender(queries, render)
    await markPublished(queries, page.id, { version: page.headVersion, at: ctx.clock.now() })
    return existingPage(await findPage(queries, page.id))
  })
  await ctx.events.emit('landing_page.public_changed', { pageId: page.id })
  if (page.status === 'draft') await redrawPages(ctx, pageDrawer, { linkedPageIds: [page.id] })
  return published
}

/** Off the public site; its versions stay. */
export async function unpublishLandingPage(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { params }: PageInput,
): Promise<LandingPage> {
  const page = await ctx.database.transaction(async (queries) => {
    const held = existingHead(await lockHead(queries, params.pageId)).page
    if (held.status === 'published') await markDraft(queries, held.id, null)
    return existingPage(await findPage(queries, held.id))
  })
  await ctx.events.emit('landing_page.public_changed', { pageId: page.id })
  await redrawPages(ctx, pageDrawer, { linkedPageIds: [page.id] })
  return page
}

/** Draws published pages again whose bytes are out of date; one that cannot be drawn keeps its former bytes. */
export async function redrawPages(ctx: AppContext, pageDrawer: PageDrawer, reasons: RedrawReasons) {
  for (const pageId of await findPagesToRedraw(ctx.database.queries, reasons)) {
    try {
      await redrawPage(ctx, pageDrawer, pageId)
    } catch (error) {
      ctx.onFailure(error, `drawing page ${pageId} again`)
    }
  }
}

/** Draws pages again that waited for pictures, each once the last of them is made. */
export async function redrawAwaiting(ctx: AppContext, pageDrawer: PageDrawer, mediaIds: readonly string[]) {
  const { queries } = ctx.database
  for (const { pageId, awaited } of await findPagesAwaiting(queries, mediaIds)) {
    const media = await findMediaByIds(queries, awaited)
    if (media.every(({ widths }) => widths.length > 0)) await redrawPages(ctx, pageDrawer, { pageIds: [pageId] })
  }
}

/** The published version in new bytes: its address, its pictures or the code that draws it changed. */
export async function redrawPage(ctx: AppContext, pageDrawer: PageDrawer, pageId: string) {
  const page = await findPage(ctx.database.queries, pageId)
  if (!page || page.publishedVersion === null) return
  const version = page.publishedVersion
  const document = await findPublishedDocument(ctx.database.queries, { pageId, version })
  if (!document) return
  const render = await drawn(ctx, pageDrawer, await snapshotOf(ctx, { page, document, version }))
  const isStillSo = await ctx.database.transaction(async (queries) => {
    const now = (await lockHead(queries, pageId))?.page
    if (now?.publishedVersion !== version || now.address !== page.address) return false
    await saveRender(queries, render)
    await raiseRevision(queries, pageId)
    return true
  })
  if (isStillSo) await ctx.events.emit('landing_page.public_changed', { pageId })
}

async function drawn(ctx: AppContext, pageDrawer: PageDrawer, snapshot: PageSnapshot): Promise<NewRender> {
  const drawnAt = ctx.clock.now()
  const { html, csp, assets, report } = await pageDrawer.draw(snapshot)
  const document = upgradeDocument(snapshot.document)
  return {
    ...(await bodyOf({ html, csp })),
    pageId: snapshot.pageId,
    version: snapshot.version,
    build: pageDrawer.build ?? 'unnamed',
    assets,
    report,
    awaitedMediaIds: snapshot.media
      .filter(({ kind, widths }) => kind === 'image' && widths.length === 0)
      .map(({ id }) => id),
    linkedPageIds: [...pageIdsOf(document)],
    redrawAt: nextBoundary(document, new Date(snapshot.at)),
    drawnAt,
  }
}
