import type { InputFor } from '@naikkelas/contract'
import type { PublishedSiteParts, SitePart, undoSitePart as undoEndpoint } from '@naikkelas/contract/pages'
import { emptyDocument, type SitePartName, withSiteParts } from '@naikkelas/page'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { existingHead } from './existing-page.ts'
import { findHead } from './landing-pages.queries.ts'
import type { PageDrawer } from '../../../ports/page-drawer.ts'
import { detailOf, mediaOf } from './page-view.ts'
import { publishAgain } from './publish-again.service.ts'
import { unpublishLandingPage } from './publishing.service.ts'
import { findCarriedParts, findCarriers, findLastPublished, findSitePartPages } from './site-parts.repo.ts'

export async function listSiteParts(ctx: AdminContext): Promise<SitePart[]> {
  const pages = await findSitePartPages(ctx.database.queries)
  return Promise.all(pages.map(({ id, part }) => partOf(ctx, { pageId: id, part })))
}

export async function getPublishedSiteParts(ctx: AdminContext): Promise<PublishedSiteParts> {
  const { parts } = await findCarriedParts(ctx.database.queries, { header: true, footer: true })
  const media = await mediaOf(ctx, [withSiteParts(emptyDocument(), parts)])
  return { header: [...parts.header], footer: [...parts.footer], media }
}

/** Reverts the last publish of a site part; its draft stays. */
export async function undoSitePart(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { params: { part }, body }: InputFor<typeof undoEndpoint>,
): Promise<SitePart> {
  const { queries } = ctx.database
  const pageId = (await findSitePartPages(queries)).find((one) => one.part === part)?.id
  if (pageId === undefined) throw new AppError('not_found')
  const { page, canUndo } = await partOf(ctx, { pageId, part })
  if (page.publishedVersion !== body.publishedVersion || !canUndo)
    throw new AppError('version_conflict', { headVersion: page.headVersion })
  const [, before] = await findLastPublished(queries, pageId)
  if (before === undefined) await unpublishLandingPage(ctx, { params: { pageId } })
  else await publishAgain(ctx, pageDrawer, { pageId, version: before, instead: body.publishedVersion })
  return partOf(ctx, { pageId, part })
}

async function partOf(ctx: AdminContext, { pageId, part }: { pageId: string; part: SitePartName }): Promise<SitePart> {
  const { queries } = ctx.database
  const detail = await detailOf(ctx, existingHead(await findHead(queries, pageId)))
  const [latest] = await findLastPublished(queries, pageId)
  const { publishedVersion } = detail.page
  return {
    part,
    ...detail,
    pages: await findCarriers(queries, pageId),
    // Once it was taken back, an older version is public than the last that was.
    canUndo: publishedVersion !== null && publishedVersion === latest,
  }
}
