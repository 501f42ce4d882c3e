import type { FixedPagePath } from '@naikkelas/contract'
import { mediaIdsOf, type PageDocument } from '@naikkelas/page'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import { keepTemplatePictures } from '../media/index.ts'
import { checkFinished } from './finished.ts'
import { existingHead, existingPage } from './existing-page.ts'
import { findPublishedFixedPaths, findFixedPageId } from './fixed-pages.repo.ts'
import { findHead } from './landing-pages.queries.ts'
import { insertPage } from './landing-pages.repo.ts'
import { snapshotOf } from './page-view.ts'
import { makePublic, withOwnAddress } from './publishing.service.ts'

export interface NewFixedPage {
  path: FixedPagePath
  /** In the admin. */
  name: string
  document: PageDocument
}

/** Those of these paths at which no fixed page is published yet. */
export async function missingFixedPages(
  { database }: AppContext,
  paths: readonly FixedPagePath[],
): Promise<FixedPagePath[]> {
  const published = new Set(await findPublishedFixedPaths(database.queries))
  return paths.filter((path) => !published.has(path))
}

/**
 * Adds a fixed page and publishes it. Begun and interrupted before, it is published as it was stored; published before,
 * it is left alone: what marketers made of it counts.
 */
export async function installFixedPage(ctx: AppContext, { path, name, document }: NewFixedPage): Promise<void> {
  const at = ctx.clock.now()
  await keepTemplatePictures(ctx, ctx.ports, { ids: mediaIdsOf(document), keptBy: null })
  const page = { id: uuidv7(), name, kind: 'fixed' as const, link: path, partnerId: null, document, actorId: null, at }
  await ctx.database.transaction((tx) => insertPage(tx, page))
  const head = existingHead(await findHead(ctx.database.queries, await findFixedPageId(ctx.database.queries, path)))
  if (head.page.publishedVersion !== null) return
  const snapshot = withOwnAddress(await snapshotOf(ctx, { ...head, version: head.page.headVersion }))
  checkFinished(snapshot, { at })
  await makePublic(ctx, ctx.ports.pageDrawer, {
    snapshot,
    actorId: null,
    comment: '',
    confirm: async (_tx, now) => void existingPage(now),
  })
}
