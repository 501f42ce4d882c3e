import type { AppContext } from '../../../app-context.ts'
import { findMedia } from '../media/index.ts'
import { drawn, keepRender } from './drawing.ts'
import { findPage } from './landing-pages.queries.ts'
import { lockHead, raiseRevision } from './landing-pages.repo.ts'
import { snapshotOf } from './page-view.ts'
import { sharePublicSide } from './public-side.ts'
import { findPagesAwaiting, findPagesToRedraw } from './redraws.repo.ts'
import { findPublishedDocument, findPublishedName } from './versions.repo.ts'

/** Redraws pages of other builds. A page that fails keeps its former bytes; the others continue. */
export async function redrawOutdated(ctx: AppContext, build: string, signal: AbortSignal) {
  const failures: unknown[] = []
  for (const pageId of await findPagesToRedraw(ctx.database.queries, { otherThanBuild: build })) {
    signal.throwIfAborted()
    await redrawOne(ctx, pageId).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pages could not be drawn again`)
}

/** Draws pages again that waited for pictures, each once the last of them is made. */
export async function redrawAwaiting(ctx: AppContext, mediaIds: readonly string[]) {
  const { queries } = ctx.database
  for (const { pageId, awaited } of await findPagesAwaiting(queries, mediaIds)) {
    const media = await findMedia(ctx, awaited)
    if (media.every(({ widths }) => widths.length > 0)) await redrawOne(ctx, pageId)
  }
}

/** The published version in new bytes: its address, its pictures or the code that draws it changed. */
export async function redrawOne(ctx: AppContext, pageId: string) {
  const { queries } = ctx.database
  const page = await findPage(queries, pageId)
  if (!page || page.publishedVersion === null) return
  const version = page.publishedVersion
  const document = await findPublishedDocument(queries, { pageId, version })
  const name = await findPublishedName(queries, pageId)
  if (!document || name === undefined) return
  const snapshot = await snapshotOf(ctx, { page: { ...page, name }, document, version })
  const render = await drawn(ctx, ctx.ports.pageDrawer, snapshot)
  const isStillSo = await ctx.database.transaction(async (held) => {
    await sharePublicSide(held)
    const now = (await lockHead(held, pageId))?.page
    // A concurrent move or rename has queued it again.
    if (now?.publishedVersion !== version || now.address !== page.address) return false
    if ((await findPublishedName(held, pageId)) !== name) return false
    await keepRender(held, { render, snapshot, at: ctx.clock.now() }, ctx)
    await raiseRevision(held, pageId)
    return true
  })
  if (isStillSo) await ctx.signals.send('landing_page.public_changed', { pageId })
}
