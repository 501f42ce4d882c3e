import type { AppContext } from '../../app-context.ts'
import { findMedia } from '../media/index.ts'
import { drawn, keepRender } from './drawing.ts'
import { findPage, lockHead, raiseRevision } from './landing-pages.repo.ts'
import type { PageDrawer } from './page-drawer.ts'
import { snapshotOf } from './page-view.ts'
import {
  findPagesAwaiting,
  findPagesToRedraw,
  holdPublicSide,
  postponeRedraw,
  type RedrawReasons,
} from './redraws.repo.ts'
import { findPublishedDocument, findPublishedName } from './versions.repo.ts'

const retryMs = 60_000

/** Draws published pages again whose bytes are out of date; one that cannot be drawn keeps its former bytes for another try. */
export async function redrawPages(ctx: AppContext, pageDrawer: PageDrawer, reasons: RedrawReasons) {
  for (const pageId of await findPagesToRedraw(ctx.database.queries, reasons)) {
    try {
      await redrawPage(ctx, pageDrawer, pageId)
    } catch (error) {
      ctx.onFailure(error, `drawing page ${pageId} again`)
      const at = ctx.clock.now()
      await postponeRedraw(ctx.database.queries, { pageId, at, until: new Date(at.getTime() + retryMs) })
    }
  }
}

/** Draws pages again that waited for pictures, each once the last of them is made. @param mediaIds @default any */
export async function redrawAwaiting(ctx: AppContext, pageDrawer: PageDrawer, mediaIds?: readonly string[]) {
  const { queries } = ctx.database
  for (const { pageId, awaited } of await findPagesAwaiting(queries, mediaIds)) {
    const media = await findMedia(ctx, awaited)
    if (media.every(({ widths }) => widths.length > 0)) await redrawPages(ctx, pageDrawer, { pageIds: [pageId] })
  }
}

/** The published version in new bytes: its address, its pictures or the code that draws it changed. */
async function redrawPage(ctx: AppContext, pageDrawer: PageDrawer, pageId: string) {
  const { queries } = ctx.database
  const page = await findPage(queries, pageId)
  if (!page || page.publishedVersion === null) return
  const version = page.publishedVersion
  const document = await findPublishedDocument(queries, { pageId, version })
  const name = await findPublishedName(queries, pageId)
  if (!document || name === undefined) return
  const snapshot = await snapshotOf(ctx, { page: { ...page, name }, document, version })
  const render = await drawn(ctx, pageDrawer, snapshot)
  const isStillSo = await ctx.database.transaction(async (held) => {
    await holdPublicSide(held)
    const now = (await lockHead(held, pageId))?.page
    // Whoever moved or renamed it meanwhile left it due.
    if (now?.publishedVersion !== version || now.address !== page.address) return false
    if ((await findPublishedName(held, pageId)) !== name) return false
    await keepRender(held, { render, snapshot, at: ctx.clock.now() }, ctx)
    await raiseRevision(held, pageId)
    return true
  })
  if (isStillSo) await ctx.events.emit('landing_page.public_changed', { pageId })
}
