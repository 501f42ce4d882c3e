import type { LandingPage, Media } from '@naikkelas/contract'
import { mediaIdsOf, type PageDocument, pageIdsOf, upgradeDocument } from '@naikkelas/page'
import type { AppContext } from '../../app-context.ts'
import type { Queries } from '../../db/index.ts'
import { findMediaByIds } from '../media/index.ts'
import { findPublishedAddresses } from './landing-pages.repo.ts'
import type { PageSnapshot } from './page-drawer.ts'

/** A page as the builder reads it. */
export async function detailOf(queries: Queries, { page, document }: { page: LandingPage; document: PageDocument }) {
  const upgraded = upgradeDocument(document)
  return { page, document: upgraded, media: await mediaOf(queries, upgraded) }
}

export function mediaOf(queries: Queries, ...documents: PageDocument[]): Promise<Media[]> {
  return findMediaByIds(queries, [...new Set(documents.flatMap((document) => [...mediaIdsOf(document)]))])
}

/** Everything one version of a page is drawn from. */
export async function snapshotOf(
  ctx: AppContext,
  { page, document, version }: { page: LandingPage; document: PageDocument; version: number },
): Promise<PageSnapshot> {
  const { queries } = ctx.database
  const upgraded = upgradeDocument(document)
  return {
    pageId: page.id,
    version,
    kind: page.kind,
    address: page.address,
    name: page.name,
    document: upgraded,
    media: await mediaOf(queries, upgraded),
    pageAddresses: await findPublishedAddresses(queries, [...pageIdsOf(upgraded)]),
    canonicalOrigin: ctx.publicUrl,
    at: ctx.clock.now().toISOString(),
  }
}
